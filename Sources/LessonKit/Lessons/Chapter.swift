import FileAccess
import Foundation
import ScriptSource

/// A part of the course: a folder `NN-name` with lessons, and a file `chapter.md` with its title and summary.
package struct Chapter: Sendable, Hashable {
  /// The folder's name without its number.
  package let name: String
  /// The first heading of `chapter.md`.
  package let title: String
  /// What you can do after the chapter: the text below the heading, in one line.
  package let summary: String

  /// The size of the largest `chapter.md` that is read, in bytes.
  private static let largest = 1 << 20

  /// Reads a chapter; its name serves as its title if `chapter.md` has none or cannot be read.
  init(_ folder: NumberedFolder) {
    let path = folder.chapterText
    let bytes = (try? FileContents.read(path, limit: Self.largest, kind: .regular)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).lines.map(\.trimmed)
    name = folder.name
    let heading = lines.first { $0.hasPrefix("# ") }.map { $0.dropFirst(2).trimmed } ?? ""
    title = heading.isEmpty ? NumberedFolder.title(of: folder.name) : heading
    summary = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.joined(separator: " ")
  }

  /// What the chapter lacks.
  var findings: [String] {
    summary.isEmpty
      ? ["its `chapter.md` says nothing below the title: write what you can do after it"] : []
  }
}
