import ArgumentParser
import Foundation
import LessonKit
import SwiftScript

/// Finds what a command is to run.
enum Scripts {
  /// The script that a word on the command line means: a file if it looks like one, else a lesson.
  static func find(_ word: String) throws -> SourceFile {
    do {
      if word == "-" || word.contains("/") || word.hasSuffix(".swift") || isFile(word) {
        return try ScriptFile.read(word)
      }
      return try lesson(word).file
    } catch let problem as ScriptFile.Problem {
      Message.error("error: \(problem)")
      throw ExitCode(2)
    }
  }

  /// The lesson of this name.
  static func lesson(_ name: String) throws -> Lesson {
    let catalog = try LessonCatalog.builtIn()
    if let lesson = catalog[name] { return lesson }
    let hint = catalog.suggestion(for: name).map { "Did you mean '\($0)'?" }
    throw ValidationError(
      "unknown lesson '\(name)'. \(hint ?? "`rxlab list` shows the lessons.")")
  }

  private static func isFile(_ word: String) -> Bool {
    FileManager.default.fileExists(atPath: word)
  }
}
