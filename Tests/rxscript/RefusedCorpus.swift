import Foundation
import ScriptSource

/// Compares the mistakes that programs note in `// error:` comments with those that the checker reports.
enum RefusedCorpus {
  enum Outcome: String, CaseIterable {
    /// Every noted mistake is reported at its line in the compiler's words, and nothing else is.
    case caught
    /// Every noted mistake is reported so, and something else is, too.
    case noisy
    /// There is a message at a noted line, in other words.
    case reworded
    /// There are messages, but none at a noted line.
    case elsewhere
    case missed
  }

  private struct Noted: Hashable {
    let line: Int
    let message: String

    init(_ line: Int, _ message: String) {
      self.line = line
      self.message = message.trimmingCharacters(in: .whitespaces)
    }
  }

  static func run(_ paths: [String]) {
    var counts: [Outcome: Int] = [:]
    for path in paths.sorted() {
      guard let checked = CheckedFile(path) else { continue }
      let noted = noted(in: checked.file.text)
      let found = checked.mistakes.map { Noted($0.span?.line ?? 0, $0.message) }
      let outcome = outcome(noted, found)
      counts[outcome, default: 0] += 1
      guard outcome != .caught else { continue }
      print("\(outcome.rawValue) \(path)")
      for mistake in noted where !found.contains(mistake) {
        print("  - \(mistake.line): \(mistake.message)")
      }
      for mistake in found.prefix(5) where !noted.contains(mistake) {
        print("  + \(mistake.line): \(mistake.message)")
      }
    }
    print(Outcome.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }.joined(separator: ", "))
  }

  private static func noted(in text: String) -> [Noted] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index,
      line in
      guard let mark = line.range(of: "// error: ") else { return nil }
      return Noted(index + 1, String(line[mark.upperBound...]))
    }
  }

  private static func outcome(_ noted: [Noted], _ found: [Noted]) -> Outcome {
    let lines = Set(noted.map(\.line))
    if noted.allSatisfy(found.contains) {
      return found.allSatisfy { lines.contains($0.line) } ? .caught : .noisy
    }
    if found.contains(where: { lines.contains($0.line) }) { return .reworded }
    return found.isEmpty ? .missed : .elsewhere
  }
}
