import LabShell

/// A session that says what it was asked to do.
///
/// An entry with `bad` in it fails.
final class EchoSession: Session {
  let interrupt: @Sendable () -> Void
  private let onEvaluate: (String) -> Void

  init(
    interrupt: @escaping @Sendable () -> Void = {},
    onEvaluate: @escaping (String) -> Void = { _ in }
  ) {
    self.interrupt = interrupt
    self.onEvaluate = onEvaluate
  }

  func evaluate(_ entry: String) -> Reply {
    onEvaluate(entry)
    let shown = entry.replacing("\n", with: "⏎")
    return entry.contains("bad")
      ? Reply(lines: ["began [\(shown)]"], errors: ["failed [\(shown)]"], isFailure: true)
      : Reply(lines: ["did [\(shown)]"])
  }

  /// As many opening braces as closing ones make an entry complete.
  func isIncomplete(_ entry: String) -> Bool {
    entry.count { $0 == "{" } > entry.count { $0 == "}" }
  }

  var lessonNames: [String] { ["hot-cold", "share"] }

  func run(lesson name: String) -> Reply {
    Reply(lines: ["ran \(name)"])
  }
}
