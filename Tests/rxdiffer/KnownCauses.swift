import Foundation

/// `known.md`: programs that the interpreter gets wrong or refuses, each with what it prints when compiled.
package struct KnownCauses {
  package struct Cause: Sendable {
    package let title: String
    package let program: String
    package let expected: [String]
  }

  /// The causes, in the order of the file.
  package static func all() throws -> [Cause] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("known.md")
    let sections = try String(contentsOf: file, encoding: .utf8).split(separator: "\n## ")
    return sections.dropFirst().compactMap { section in
      guard let program = block("swift", section), let expected = block("text", section) else {
        return nil
      }
      return Cause(
        title: String(section.prefix { $0 != "\n" }),
        program: program,
        expected: expected.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .map(String.init)
      )
    }
  }

  /// Runs each with the interpreter and says how it fares.
  ///
  /// - Returns: Whether all print what they print when compiled.
  static func check(_ worker: any ScriptRunner) -> Bool {
    guard let causes = try? all() else {
      print("Tests/rxdiffer/known.md can't be read.")
      return false
    }
    defer { worker.stop() }
    var right = 0
    for cause in causes {
      let run = worker.run(cause.program)
      let outcome = Outcome(compiled: Run(lines: cause.expected), interpreted: run)
      if case .same = outcome { right += 1 }
      print("\(outcome.kind.prefix { $0 != ":" })\t\(cause.title)")
    }
    print("\(right) of \(causes.count) known causes are right in the interpreter now.")
    return right == causes.count
  }

  private static func block(_ language: String, _ text: Substring) -> String? {
    guard let start = text.firstRange(of: "```\(language)\n") else { return nil }
    let rest = text[start.upperBound...]
    guard let end = rest.firstRange(of: "```") else { return nil }
    return String(rest[..<end.lowerBound])
  }
}
