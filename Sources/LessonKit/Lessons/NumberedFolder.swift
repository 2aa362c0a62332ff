import FileAccess
import Foundation

/// A folder `NN-name`, which has its place in the course in its name.
struct NumberedFolder {
  /// The folder that it is in.
  private let parent: String
  /// Its name there.
  let entry: String
  let number: Int
  let name: String

  var path: String { "\(parent)/\(entry)" }

  /// The script, if this is the folder of a lesson.
  var scriptPath: String { "\(path)/\(name).swift" }

  /// The text that describes the chapter, if this is the folder of a chapter.
  var chapterText: String { "\(path)/chapter.md" }

  /// Whether it is the folder of a chapter.
  var isChapter: Bool { exists(chapterText) && !hasScript }

  /// Whether it has the script of a lesson.
  var hasScript: Bool { exists(scriptPath) }

  /// Creates a folder from its URL; nil if its name has no number.
  init?(_ url: URL) {
    self.init(in: url.deletingLastPathComponent().path, named: url.lastPathComponent)
  }

  private init?(in parent: String, named entry: String) {
    guard let dash = entry.utf8.firstIndex(of: UInt8(ascii: "-")),
      let number = Int(entry[..<dash])
    else { return nil }
    (self.parent, self.entry, self.number) = (parent, entry, number)
    name = String(entry[entry.utf8.index(after: dash)...])
    guard !name.isEmpty else { return nil }
  }

  /// A name as a title: `Hot cold` for `hot-cold`.
  static func title(of name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The numbered folders in the folder at a path, in order.
  ///
  /// - Parameter isWanted: Whether a folder of a name is asked for; nothing is read of the others.
  static func all(
    in folder: String,
    where isWanted: (_ name: String) -> Bool = { _ in true }
  ) -> [NumberedFolder] {
    Folder.entries(at: folder).compactMap { entry in
      guard let numbered = NumberedFolder(in: folder, named: entry),
        isWanted(numbered.name), Folder.exists(at: numbered.path)
      else { return nil }
      return numbered
    }
    .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
