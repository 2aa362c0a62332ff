import Foundation

extension LessonCatalog {
  /// The lessons at a path: a script, the folder of a lesson, or a folder of lessons.
  ///
  /// - Throws: `ScriptFile.Problem` if there are none, or the script cannot be read.
  package static func lessons(at path: String) throws -> LessonCatalog {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if url.pathExtension == "swift" { return LessonCatalog([try Lesson(at: url, order: 0)]) }
    if let folder = NumberedFolder(url), folder.hasScript {
      return LessonCatalog([try Lesson(at: URL(fileURLWithPath: folder.scriptPath), order: 0)])
    }
    let catalog = LessonCatalog(folder: url)
    if !catalog.isEmpty { return catalog }
    throw noLesson(in: path)
  }
}
