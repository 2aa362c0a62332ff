package import FileAccess
import ScriptSource
package import Stage

/// The lines of a log in console format.
package struct LogText: Sendable, Hashable {
  package var lines: [String]

  package init(lines: [String]) { self.lines = lines }

  /// The lines of a text.
  init(_ text: String) { lines = Self.lines(text) }

  /// The lines of texts that were printed one after another.
  init(printed texts: [String]) { lines = texts.flatMap { Self.lines($0 + "\n") } }

  /// The lines that `rxlab run` prints for these records.
  ///
  /// - Parameter showsThreads: Whether each line has its thread, as `--threads` shows it.
  package init(
    of records: [LogRecord],
    clock: LogClock = LogClock(),
    showsThreads: Bool = false
  ) {
    let renderer = Format.console.renderer(clock: clock, showsThreads: showsThreads)
    self.init(printed: records.compactMap { renderer.line(for: $0) })
  }

  /// Reads a recorded log.
  ///
  /// - Throws: `ScriptFile.Problem` if the file cannot be read. An empty file is an empty log.
  package init(at path: String) throws {
    self.init(try Self.contents(of: path))
  }

  /// The lines of a file's bytes.
  init(_ bytes: [UInt8], _ path: String) throws { self.init(try Self.text(bytes, path)) }

  /// The text of a file with a log of any format.
  ///
  /// - Throws: `ScriptFile.Problem` if the file cannot be read.
  static func contents(of path: String) throws -> String {
    let bytes: [UInt8]
    do { bytes = try FileContents.read(path, limit: largest) } catch {
      throw ScriptFile.Problem(description: "\(error)")
    }
    return try self.text(bytes, path)
  }

  private static func text(_ bytes: [UInt8], _ path: String) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ScriptFile.Problem(description: "`\(path)` is not UTF-8 text")
    }
    return text
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.lines
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map(String.init)
  }

  /// The largest log that is read, in bytes.
  static let largest = 512 << 20

  /// Writes the log, as a whole or not at all.
  package func write(to path: String) throws(FileProblem) {
    try WholeFile.write(lines.map { $0 + "\n" }.joined(), to: path)
  }
}
