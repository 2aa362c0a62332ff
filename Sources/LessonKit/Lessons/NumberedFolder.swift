import FileAccess
import Foundation

/// A folder `NN-name`, which has its place in the course in its name.
struct NumberedFolder {
  let url: URL
  let number: Int
  let name: String

  /// The script, if this is the folder of a lesson.
  var script: URL { url.appendingPathComponent("\(name).swift") }

  /// The text that describes the chapter, if this is the folder of a chapter.
  var chapterText: URL { url.appendingPathComponent("chapter.md") }

  /// Whether it is the folder of a chapter.
  var isChapter: Bool { exists(chapterText) && !hasScript }

  /// Whether it has the script of a lesson.
  var hasScript: Bool { exists(script) }

  /// Creates a folder from its URL; nil if its name has no number.
  init?(_ url: URL) {
    let parts = url.lastPathComponent.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    (self.url, self.number, name) = (url, number, String(parts[1]))
  }

  /// A name as a title: `Hot cold` for `hot-cold`.
  static func title(of name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The numbered folders in a folder, in order.
  static func all(in folder: URL) -> [NumberedFolder] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.compactMap { entry in
      let url = folder.appendingPathComponent(entry)
      return Folder.exists(at: url.path) ? NumberedFolder(url) : nil
    }
    .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }

  private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}
