import Foundation
import LabBindings

/// The lines of a log, from a file or from a run.
public struct LogText: Sendable, Hashable {
  public var lines: [String]

  public init(lines: [String]) { self.lines = lines }

  /// Reads a recorded log.
  ///
  /// - Throws: `ScriptFile.Problem` if the file can't be read; an empty one is no problem.
  public init(at path: String) throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere, !isFolder.boolValue else {
      let what = isThere ? "`\(path)` is a folder, no log" : "there is no file `\(path)`"
      throw ScriptFile.Problem(description: what)
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ScriptFile.Problem(description: "`\(path)` can't be read as UTF-8 text")
    }
    lines = text.lines.map(String.init)
    if lines.last == "" { lines.removeLast() }
  }

  /// The log without the dates, for runs whose clocks differ.
  public var undated: LogText {
    LogText(
      lines: lines.map { line in
        let parts = LogLine(line)
        guard parts.time != nil else { return line }
        return parts.thread.map { "[\($0)]: \(parts.body)" } ?? parts.body
      }
    )
  }

  /// Writes the log, whole or not at all.
  public func write(to path: String) throws {
    try Data(lines.map { $0 + "\n" }.joined().utf8)
      .write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
