package import FileAccess
import Foundation
import LabBindings
import LineEditor
import ScriptSource

/// A file that `:save` writes and `:replay` reads.
///
/// Each entry begins with `> `, and its further lines with `. `. A file without these marks, which a person has written, has
/// lines, which are joined into entries as if they were typed.
package struct SavedSession {
  /// The entries, or lines, including blank ones, which may be part of a text of several lines.
  let parts: [String]
  /// Whether the parts are entries.
  let isMarked: Bool

  /// The largest file that is read.
  private static let largest = 16 << 20

  /// Reads a file.
  package init(at path: String) throws(FileProblem) {
    let bytes = try FileContents.read(path, limit: Self.largest)
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw FileProblem(path, .read, .isNoText)
    }
    isMarked = EntryText.isMarked(text)
    if isMarked {
      parts = EntryText.entries(in: text)
    } else {
      var lines = text.lines.map(String.init)
      if lines.last == "" { lines.removeLast() }
      parts = lines
    }
  }

  /// Whether there is something at a path that a save would replace.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Writes entries, as a whole or not at all.
  static func write(_ entries: [String], to path: String) throws(FileProblem) {
    try WholeFile.write(EntryText.text(of: entries), to: path)
  }
}
