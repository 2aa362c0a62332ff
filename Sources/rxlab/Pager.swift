import Foundation
import Glibc

/// The program that a person reads long text with: what `PAGER` says, or `less`.
struct Pager {
  private let command: String
  /// Rows of the window.
  let rows: Int
  let columns: Int

  /// The pager for standard output.
  ///
  /// - Returns: Nothing where there is no terminal with a known size, or none is wanted.
  init?(environment: [String: String]) {
    var size = winsize()
    let variable = { (name: String) in environment[name] ?? "" }
    guard isatty(STDOUT_FILENO) == 1, !["", "dumb", "emacs"].contains(variable("TERM")),
      variable("RXLAB_NO_PAGER").isEmpty,
      ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 1, size.ws_col > 0
    else { return nil }
    let wanted = environment["PAGER"] ?? (Self.has("less", in: variable("PATH")) ? "less" : "")
    guard !["", "cat"].contains(wanted) else { return nil }
    command = wanted
    rows = Int(size.ws_row)
    columns = Int(size.ws_col)
  }

  /// Shows a text, and returns when the person has read it.
  ///
  /// - Returns: Whether the pager could be run.
  func show(_ text: [UInt8]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    var environment = ProcessInfo.processInfo.environment
    // Leave when all of it fits, show colours, and let the text stay on the screen.
    environment["LESS"] = environment["LESS"] ?? "FRX"
    process.environment = environment
    let pipe = Foundation.Pipe()
    process.standardInput = pipe
    // Ctrl-C is the pager's, and it may leave before it has read everything.
    let interrupt = signal(SIGINT, SIG_IGN)
    let broken = signal(SIGPIPE, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGPIPE, broken)
    }
    guard (try? process.run()) != nil else { return false }
    try? pipe.fileHandleForReading.close()
    try? pipe.fileHandleForWriting.write(contentsOf: text)
    try? pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    // The shell found no such program.
    return process.terminationStatus != 127
  }

  private static func has(_ program: String, in path: String) -> Bool {
    path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
