import SwiftScript
import Testing

/// Makes broken scripts of good ones, the same in every run.
struct Mutator {
  private var state: UInt64
  private let lines: [[String]]
  private let words: [String]

  init(seed: UInt64, scripts: [ScriptFile]) {
    state = seed
    lines = scripts.map { $0.text.split(separator: "\n").map(String.init) }
    words = lines.joined().flatMap(Self.words)
  }

  mutating func mutant() -> String {
    var text = lines[below(lines.count)]
    for _ in 0...below(3) where !text.isEmpty {
      let line = below(text.count)
      switch below(5) {
      case 0: text.remove(at: line)
      case 1: text.insert(text[line], at: below(text.count))
      case 2: text.swapAt(line, below(text.count))
      default: text[line] = mutated(text[line])
      }
    }
    return text.joined(separator: "\n")
  }

  private mutating func mutated(_ line: String) -> String {
    var parts = Self.words(of: line)
    guard !parts.isEmpty else { return line }
    let place = below(parts.count)
    switch below(4) {
    case 0: parts.remove(at: place)
    case 1: parts.insert(parts[place], at: below(parts.count))
    case 2: parts.swapAt(place, below(parts.count))
    default: parts[place] = words[below(words.count)]
    }
    return parts.joined()
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// Names and numbers as wholes, everything else character by character.
  private static func words(of line: String) -> [String] {
    line.reduce(into: []) { words, character in
      let isPart = character.isLetter || character.isNumber
      if isPart, let last = words.last?.last, last.isLetter || last.isNumber {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
  }
}

struct MutantTests {
  /// A crash ends the test process; an endless loop would be the budget's to end.
  @Test(arguments: 1...4)
  func brokenScriptsEndWithWords(_ seed: UInt64) {
    var mutator = Mutator(seed: seed, scripts: ScriptFile.all)
    for _ in 0..<75 {
      let text = mutator.mutant()
      let run = ScriptRun.of(text, budget: 5_000)
      for diagnostic in run.diagnostics {
        #expect(!DiagnosticPrinter.text(of: diagnostic).isEmpty)
      }
    }
  }

  @Test(arguments: [
    "\u{1}\u{2} let x = \u{7F}", "@@@ garbage @", "`", "\\", "#", "\"\"\"", "/*", "$0", "let",
    "", "\n\n", "\u{FEFF}print(1)", "é日本👍🏽", "print(\"\\(\")", "}{)(][", "\0", "case", "...",
  ])
  func garbageIsSurvived(_ text: String) {
    let run = ScriptRun.of(text, budget: 1_000)
    for diagnostic in run.diagnostics {
      #expect(DiagnosticPrinter.text(of: diagnostic).contains("error: "))
    }
  }
}
