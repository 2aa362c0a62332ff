public import Foundation
public import Stage
public import SwiftScript

/// A script with prose, in Xcode-playground markup, and its golden log beside it.
public struct Lesson: Sendable {
  /// The name that commands take: the script's file name without extension.
  public let name: String
  /// The position in the course, from the number in front of the folder's name.
  public let order: Int
  /// Where the script is.
  public let url: URL
  /// The script.
  public let file: SourceFile
  /// What the prose says about it.
  public let markup: Markup

  /// The recorded log's place.
  public var logURL: URL { url.deletingPathExtension().appendingPathExtension("log") }
  /// The first heading of the prose.
  public var title: String { markup.title ?? name }
  /// Time after which the lesson is over, if it sets one.
  public var limit: StageTime? { markup.limit }

  /// Reads a lesson.
  ///
  /// - Throws: `ScriptFile.Problem` if the file can't be read.
  public init(at url: URL, order: Int) throws {
    self.url = url
    self.order = order
    name = url.deletingPathExtension().lastPathComponent
    file = try ScriptFile.read(url.path)
    markup = Markup(file.text)
  }
}
