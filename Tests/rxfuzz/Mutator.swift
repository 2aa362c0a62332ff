/// Makes broken scripts of good ones, the same in every run.
package struct Mutator: Sendable {
  private var state: UInt64
  private let lines: [[String]]
  /// What numbers become: the edges of what code expects of them.
  private static let extremes = [
    "0", "-1", "1000000", "9223372036854775807", "-9223372036854775808", "1e308", "-0.5", "nil",
  ]
  private let words: [String]

  /// - Parameters:
  ///   - seed: Decides everything.
  ///   - scripts: The texts to take apart.
  package init(seed: UInt64, scripts: [String]) {
    state = seed
    lines = scripts.map { $0.split(separator: "\n").map(String.init) }
    words = lines.joined().flatMap(Self.words)
  }

  /// The next broken script.
  package mutating func mutant() -> String {
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
    switch below(5) {
    case 0: parts.remove(at: place)
    case 1: parts.insert(parts[place], at: below(parts.count))
    case 2: parts.swapAt(place, below(parts.count))
    case 3: parts[place] = words[below(words.count)]
    default:
      let numbers = parts.indices.filter { parts[$0].first?.isNumber ?? false }
      guard !numbers.isEmpty else { break }
      parts[numbers[below(numbers.count)]] = Self.extremes[below(Self.extremes.count)]
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
