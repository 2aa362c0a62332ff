package import FileAccess
import LabBindings

/// The lines of a log, from a file or from a run.
package struct LogText: Sendable, Hashable {
  package var lines: [String]

  package init(lines: [String]) { self.lines = lines }

  /// Reads a recorded log.
  ///
  /// - Throws: `ScriptFile.Problem` if the file cannot be read; an empty one is no problem.
  package init(at path: String) throws {
    let bytes: [UInt8]
    do { bytes = try FileContents.read(path, limit: Self.largest) } catch {
      throw ScriptFile.Problem(description: "\(error)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ScriptFile.Problem(description: "`\(path)` is not UTF-8 text")
    }
    lines = text.lines.map(String.init)
    if lines.last == "" { lines.removeLast() }
  }

  /// The log without the dates, for runs whose clocks differ.
  package var undated: LogText {
    LogText(
      lines: lines.map { line in
        let parts = LogLine(line)
        guard parts.time != nil else { return line }
        return parts.thread.map { "[\($0)]: \(parts.body)" } ?? parts.body
      }
    )
  }

  /// The largest log that is read, in bytes.
  private static let largest = 512 << 20

  /// Writes the log, as a whole or not at all.
  package func write(to path: String) throws(FileProblem) {
    try WholeFile.write(lines.map { $0 + "\n" }.joined(), to: path)
  }
}
