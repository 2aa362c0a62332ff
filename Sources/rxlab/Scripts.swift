import ArgumentParser
import Foundation
import LessonKit
import SwiftScript

/// Finds what a command is to run.
enum Scripts {
  /// The script that a word on the command line means: a file if it looks like one, else a lesson.
  static func find(_ word: String) throws -> SourceFile {
    if word == "-" || word.contains("/") || word.hasSuffix(".swift") || isFile(word) {
      return try reading { try ScriptFile.read(word) }
    }
    return try lesson(word).file
  }

  /// The scripts that a word on the command line means, several for a playground of pages.
  static func pages(_ word: String) throws -> [RunnableScript] {
    let path = word.count > 1 && word.hasSuffix("/") ? String(word.dropLast()) : word
    if Playground.isOne(path) { return try reading { try Playground(at: path).pages } }
    return [RunnableScript(try find(word))]
  }

  /// The lesson of this name.
  static func lesson(_ name: String) throws -> Lesson {
    let catalog = try Scripts.catalog()
    if let lesson = catalog[name] { return lesson }
    let reason = catalog.unknown(name)
    let file = reason.file.map { "did you mean the file `\($0)`?" }
    Message.error("error: " + reason.text(file ?? "`rxlab list` shows the lessons"))
    throw ExitCode.validationFailure
  }

  /// The project's lessons.
  static func catalog() throws -> LessonCatalog { try reading { try LessonCatalog.builtIn() } }

  /// The project's lessons for a prompt, which has enough to do without them; why there are none is said.
  static func catalogIfAny() -> LessonCatalog? {
    do { return try LessonCatalog.builtIn() } catch {
      Message.note("there are no lessons: \(error)")
      return nil
    }
  }

  private static func reading<Result>(_ read: () throws -> Result) throws -> Result {
    do { return try read() } catch let problem as ScriptFile.Problem {
      Message.error("error: \(problem)")
      throw ExitCode(2)
    }
  }

  private static func isFile(_ word: String) -> Bool {
    FileManager.default.fileExists(atPath: word)
  }
}
