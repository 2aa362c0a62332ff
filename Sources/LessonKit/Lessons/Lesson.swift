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
  /// The script's file.
  package let url: URL
  /// The script.
  package let file: SourceFile
  /// The markup of the script.
  package let markup: Markup
  /// The script with the other files that it uses.
  package let program: RunnableScript

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
    self.url = url
    self.order = order
    self.chapter = chapter
    name = url.deletingPathExtension().lastPathComponent
    // Reading a pipe would wait until another program writes to it.
    file = try ScriptFile.read(url.path, kind: .regular)
    program = RunnableScript(file)
    markup = Markup(file.text)
  }

  /// A page of a playground as a lesson, with the page's name.
  ///
  /// - Parameter path: The page's file.
  package init(page: RunnableScript, at path: String) {
    url = URL(fileURLWithPath: path)
    name = (page.file.name as NSString).deletingPathExtension
    (order, chapter) = (0, nil)
    (file, program, markup) = (page.file, page, Markup(page.file.text))
  }
}
