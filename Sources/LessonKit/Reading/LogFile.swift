import Stage

/// A log in a file: the lines that `rxlab run` printed, or its JSON lines.
package struct LogFile: Sendable {
  /// The lines of the log in console format.
  package let text: LogText
  /// The errors that ended the run; `nil` if the file has lines only, and no records.
  package let failures: [String]?

  /// Reads a log.
  ///
  /// A file is read as JSON lines if its name ends with `.json` or its text begins with a record.
  ///
  /// - Throws: `ScriptFile.Problem` if the file cannot be read.
  package init(at path: String) throws {
    let contents = try LogText.contents(of: path)
    guard path.hasSuffix(".json") || JSONLog.matches(contents) else {
      text = LogText(contents)
      failures = nil
      return
    }
    do {
      let log = try JSONLog(contents)
      text = LogText(of: log.records, clock: log.clock)
      failures = log.records.compactMap(\.failure)
    } catch let problem as JSONLog.Problem {
      throw ScriptFile.Problem(description: "\(path):\(problem.line): \(problem)")
    }
  }
}

extension LogRecord {
  /// The error, with its place, if it ended the run.
  fileprivate var failure: String? {
    switch payload {
    case .mistake(let message), .trap(let message):
      position.map { "\($0.file):\($0.line):\($0.column): error: \(message.text)" }
        ?? "error: \(message.text)"
    default: nil
    }
  }
}
