import FileAccess
import Foundation

extension Lesson {
  /// The lines of the recorded log; nil if there is none.
  ///
  /// - Throws: `ScriptFile.Problem` if there is one that cannot be read.
  package func recordedLines() throws -> [String]? {
    let path = logURL.path
    let bytes: [UInt8]
    do { bytes = try FileContents.read(path, limit: LogText.largest, kind: .regular) } catch {
      if error.reason == .system(ENOENT) { return nil }
      throw ScriptFile.Problem(description: "\(error)")
    }
    return try LogText(bytes, path).lines
  }

  /// The message about a missing recorded log.
  ///
  /// - Parameter arguments: The arguments that name the lesson on the command line.
  package static func noRecordedLog(_ arguments: String) -> String {
    "there is no recorded log: `rxlab test --record \(arguments)` writes it"
  }

  /// Writes the recorded log, either completely or not at all.
  package func record(_ lines: [String]) throws {
    try LogText(lines: lines).write(to: logURL.path)
  }
}
