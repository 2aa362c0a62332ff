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

  /// What names a lesson on the command line, so that a command that is printed works as it stands.
  static func words(for lesson: Lesson) -> String {
    let known = (try? LessonCatalog.builtIn())?[lesson.name]
    guard known?.url.standardizedFileURL == lesson.url.standardizedFileURL else {
      let here = FileManager.default.currentDirectoryPath + "/"
      let path = lesson.url.path
      return ShellWord.quoted(path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path)
    }
    return lesson.name + (GlobalOptions.lessons.map { " --lessons " + ShellWord.quoted($0) } ?? "")
  }

  /// The folders of lessons among the words; those of the catalogue if there is no word.
  static func folders(_ words: [String]) -> [URL] {
    if !words.isEmpty { return words.filter(isPath).map { URL(fileURLWithPath: $0) } }
    let own = ProcessInfo.processInfo.environment["RXLAB_LESSONS"] ?? ""
    return [own.isEmpty ? "Lessons" : own].map { URL(fileURLWithPath: $0) }
  }

  private static func lessons(at path: String) throws -> [Lesson] {
    do { return try LessonCatalog.lessons(at: path) } catch let problem as ScriptFile.Problem {
      Message.error("error: \(problem)")
      throw ExitCode(2)
    }
  }
}
