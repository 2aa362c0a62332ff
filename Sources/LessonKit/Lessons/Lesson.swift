import FileAccess
package import Foundation
package import ScriptSource

/// A script with prose in Xcode-playground markup, and a recorded log beside it.
package struct Lesson: Sendable {
  /// The name that commands take: the script's file name without extension.
  package let name: String
  /// The position in the chapter, from the number in front of the folder's name.
  package let order: Int
  /// The chapter that the lesson belongs to.
  package let chapter: Chapter?
  /// The path of the script's file.
  let path: String
  /// The script.
  package let file: SourceFile
  /// The script with the other files that it uses.
  package let program: RunnableScript

  /// The script's file.
  package var url: URL { URL(fileURLWithPath: path) }
  /// The markup of the script, read whenever it is asked for: a run reads all lessons, and needs the markup of one.
  package var markup: Markup { Markup(file.text) }
  /// The file of the recorded log.
  package var logURL: URL { url.deletingPathExtension().appendingPathExtension("log") }
  /// The first heading of the prose.
  package var title: String { markup.title ?? name }
  /// The steps of the script.
  package var steps: [LessonStep] { LessonStep.steps(of: file.text) }

  /// Reads a lesson.
  ///
  /// - Throws: `ScriptFile.Problem` if the file can't be read.
  package init(at url: URL, order: Int, chapter: Chapter? = nil) throws {
    try self.init(
      url.deletingPathExtension().lastPathComponent,
      at: url.path,
      order: order,
      chapter: chapter
    )
  }

  /// Reads the lesson in a folder.
  ///
  /// - Throws: `ScriptFile.Problem` if the file can't be read.
  init(in folder: NumberedFolder, chapter: Chapter? = nil) throws {
    try self.init(folder.name, at: folder.scriptPath, order: folder.number, chapter: chapter)
  }

  private init(_ name: String, at path: String, order: Int, chapter: Chapter?) throws {
    (self.name, self.path, self.order, self.chapter) = (name, path, order, chapter)
    // Reading a pipe would wait until another program writes to it.
    file = try ScriptFile.read(path, kind: .regular)
    program = RunnableScript(file)
  }

  /// A page of a playground as a lesson, with the page's name.
  ///
  /// - Parameter path: The page's file.
  package init(page: RunnableScript, at path: String) {
    self.path = path
    name = (page.file.name as NSString).deletingPathExtension
    (order, chapter) = (0, nil)
    (file, program) = (page.file, page)
  }
}
