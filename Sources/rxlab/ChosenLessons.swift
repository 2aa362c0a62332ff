import ArgumentParser
import Foundation
import LabShell
import LessonKit

/// The lessons that a command works on.
enum ChosenLessons {
  /// The help of the arguments.
  static let help: ArgumentHelp = "Lessons, by name, script or folder; all of them by default."

  /// Finds the lessons that the arguments name, each by name, script, folder, or folder of lessons; all without arguments.
  static func find(_ words: [String]) throws -> LessonCatalog {
    if words.isEmpty { return try Scripts.catalog(warns: false) }
    let found = try words.map { word in
      isPath(word) ? try lessons(at: word) : LessonCatalog([try Scripts.lesson(word)])
    }
    return LessonCatalog(found.flatMap(\.lessons), found.flatMap(\.unreadable))
  }

  /// The same, with the pages of playgrounds as lessons.
  static func withPages(_ words: [String]) throws -> LessonCatalog {
    guard words.contains(where: Playground.isPlayground) else { return try find(words) }
    let found = try words.map { word in
      guard Playground.isPlayground(word) else { return try find([word]) }
      do {
        let playground = try Playground(at: word)
        return LessonCatalog(zip(playground.pages, playground.paths).map(Lesson.init(page:at:)))
      } catch let problem as ScriptFile.Problem {
        Message.error("error: \(problem)")
        throw ExitCode(2)
      }
    }
    return LessonCatalog(found.flatMap(\.lessons), found.flatMap(\.unreadable))
  }

  /// Whether a word is a path: it looks like one, or a file has that name and no lesson does.
  private static func isPath(_ word: String) -> Bool {
    if ScriptFile.isPath(word) { return true }
    return FileManager.default.fileExists(atPath: word)
      && (try? LessonCatalog.builtIn())?[word] == nil
  }

  /// The words that name a lesson on the command line, so that a printed command can be copied and run.
  static func words(for lesson: Lesson) -> String {
    let known = (try? LessonCatalog.builtIn())?[lesson.name]
    guard known?.url.standardizedFileURL == lesson.url.standardizedFileURL else {
      let here = FileManager.default.currentDirectoryPath + "/"
      let path = lesson.url.path
      return ShellWord.quoted(path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path)
    }
    return lesson.name + (GlobalOptions.lessons.map { " --lessons " + ShellWord.quoted($0) } ?? "")
  }

  /// The folders among the arguments; the default lesson folder without arguments.
  static func folders(_ words: [String]) -> [URL] {
    if !words.isEmpty { return words.filter(isPath).map { URL(fileURLWithPath: $0) } }
    let own = ProcessInfo.processInfo.environment["RXLAB_LESSONS"] ?? ""
    return [own.isEmpty ? "Lessons" : own].map { URL(fileURLWithPath: $0) }
  }

  private static func lessons(at path: String) throws -> LessonCatalog {
    do { return try LessonCatalog.lessons(at: path) } catch let problem as ScriptFile.Problem {
      throw Message.failure("\(problem)")
    }
  }
}
