import Foundation

/// Runs the programs that are compared with what the compiler makes of them.
protocol ScriptRunner {
  func run(_ text: String) -> Run
  func stop()
}

/// Runs each script with a command that takes a file, prints what the script prints, and says on standard error why it ends.
///
/// The command ends with 1 where a script stops, and with 2 where it is refused.
struct ScriptCommand: ScriptRunner {
  /// Seconds of the processor that a script may take.
  private static let patience = 60

  let words: [String]
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("rxdiffer-\(ProcessInfo.processInfo.processIdentifier).swift")

  init(_ command: String) { words = command.split(separator: " ").map(String.init) }

  func run(_ text: String) -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -t \(Self.patience); exec \"$@\"", "sh"] + words + [file.path]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    do {
      try Data(text.utf8).write(to: file)
      try process.run()
    } catch { fatalError("the command can't be started: \(error)") }
    let printed = Self.text(of: output)
    let message = Self.text(of: errors).trimmingCharacters(in: .newlines)
    process.waitUntilExit()
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    guard process.terminationReason == .exit else {
      return Run(lines: lines, end: .stopped, message: "the interpreter itself crashed or hung")
    }
    let end: Run.End =
      switch process.terminationStatus {
      case 0: .finished
      case 2: .refused
      default: .stopped
      }
    return Run(lines: lines, end: end, message: message)
  }

  func stop() { try? FileManager.default.removeItem(at: file) }

  private static func text(of pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
