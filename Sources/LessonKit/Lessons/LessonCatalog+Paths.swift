import Foundation

extension LessonCatalog {
  /// The lessons at a path: a script, the folder of a lesson, or a folder of lessons.
  ///
  /// - Throws: `ScriptFile.Problem` if there are none, or the script cannot be read.
  package static func lessons(at path: String) throws -> LessonCatalog {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if url.pathExtension == "swift" { return LessonCatalog([try Lesson(at: url, order: 0)]) }
    if let script = script(in: url) { return LessonCatalog([try Lesson(at: script, order: 0)]) }
    let catalog = LessonCatalog(folder: url)
    if !catalog.isEmpty { return catalog }
    throw noLesson(in: path)
  }

  /// The script of a lesson's folder: `name.swift` in `10-name`.
  private static func script(in folder: URL) -> URL? {
    let parts = folder.lastPathComponent.split(separator: "-", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let script = folder.appendingPathComponent("\(parts[1]).swift")
    return FileManager.default.fileExists(atPath: script.path) ? script : nil
  }
}
