package import FileAccess
import Foundation
import LabBindings

/// A file that `:save` writes and `:replay` reads.
package enum SavedSession {
  /// The largest file that is read.
  private static let largest = 16 << 20

  /// Its lines, including blank ones, which may be part of a text of several lines.
  package static func lines(at path: String) throws(FileProblem) -> [String] {
    let bytes = try FileContents.read(path, limit: largest)
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw FileProblem(path, .read, .isNoText)
    }
    var lines = text.lines.map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Whether there is something at a path that a save would replace.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Writes entries, as a whole or not at all.
  static func write(_ entries: [String], to path: String) throws(FileProblem) {
    try WholeFile.write(entries.map { $0 + "\n" }.joined(), to: path)
  }
}
