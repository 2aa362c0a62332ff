import Foundation

/// The program `rxlab` that was built beside this executable.
enum Interpreter {
  /// The script with current API names.
  static func modernized(_ script: URL) throws(Workshop.Complaint) -> String {
    try output(of: ["modernize", script.path])
  }

  /// The log of the script.
  static func log(of script: URL) throws(Workshop.Complaint) -> String {
    try output(of: ["run", script.path])
  }

  private static func output(of arguments: [String]) throws(Workshop.Complaint) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("rxlab")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch {
      throw Workshop.Complaint(text: "rxlab can't be started: \(error)")
    }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Workshop.Complaint(text: "`rxlab \(arguments.joined(separator: " "))` fails")
    }
    return String(decoding: said, as: UTF8.self)
  }
}
