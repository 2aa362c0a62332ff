import ArgumentParser
import Foundation
import LessonKit

/// The lessons that a command is to work on.
enum ChosenLessons {
  /// Those that the words mean, each a lesson's name, its script, its folder, or a folder of lessons; all if there is none.
  static func find(_ words: [String]) throws -> [Lesson] {
    if words.isEmpty { return try Scripts.catalog().lessons }
    return try words.flatMap { word in
      isPath(word) ? try lessons(at: word) : [try Scripts.lesson(word)]
    }
  }

  /// Whether a word is no name: it looks like a path, or is one and no lesson is called so.
  private static func isPath(_ word: String) -> Bool {
    if word.contains("/") || word.hasSuffix(".swift") { return true }
    return FileManager.default.fileExists(atPath: word)
      && (try? LessonCatalog.builtIn())?[word] == nil
  }

  private static func lessons(at path: String) throws -> [Lesson] {
    do { return try LessonCatalog.lessons(at: path) } catch let problem as ScriptFile.Problem {
      Message.error("error: \(problem)")
      throw ExitCode(2)
    }
  }
}
