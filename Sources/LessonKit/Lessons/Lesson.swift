package import Foundation
package import Stage
package import SwiftScript

/// A script with prose, in Xcode-playground markup, and its golden log beside it.
package struct Lesson: Sendable {
  /// The name that commands take: the script's file name without extension.
  package let name: String
  /// The position in the course, from the number in front of the folder's name.
  package let order: Int
  /// Where the script is.
  package let url: URL
  /// The script.
  package let file: SourceFile
  /// What the prose says about it.
  package let markup: Markup

  /// The recorded log's place.
  package var logURL: URL { url.deletingPathExtension().appendingPathExtension("log") }
  /// The first heading of the prose.
  package var title: String { markup.title ?? name }
  /// Time after which the lesson is over, if it sets one.
  package var limit: StageTime? { markup.limit }

  /// Reads a lesson.
  ///
  /// - Throws: `ScriptFile.Problem` if the file can't be read.
  package init(at url: URL, order: Int) throws {
    self.url = url
    self.order = order
    name = url.deletingPathExtension().lastPathComponent
    file = try ScriptFile.read(url.path)
    markup = Markup(file.text)
  }
}
