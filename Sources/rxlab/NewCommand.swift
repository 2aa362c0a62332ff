import ArgumentParser
import Foundation
import LabShell
import LessonKit

/// `rxlab new`.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Start a lesson or an exercise of your own.",
    discussion: """
      An exercise is a program to complete: NAME.swift as it is given, NAME.solution.swift and NAME.solution-2.swift, which solve \
      it, and NAME.log, the goal, which `rxlab test --record NAME` writes.

      Creates the lesson in the folder named by --lessons or RXLAB_LESSONS, or in ./Lessons.

      Exit codes: 0 ok, 2 the name is taken or the folder cannot be written.
      """
  )

  @Argument(help: "The lesson's name, in lowercase letters, digits and hyphens: hot-cold.")
  var name: String

  @Flag(help: "Start an exercise, with two solutions.")
  var exercise = false

  /// The folder that lessons are created in if no other is named.
  static let folder = "Lessons"

  func run() throws {
    let own = ProcessInfo.processInfo.environment["RXLAB_LESSONS"] ?? ""
    let folder = own.isEmpty ? Self.folder : own
    if (try? LessonCatalog.builtIn())?[name] != nil {
      throw Message.failure("there is a lesson `\(name)` already; choose another name")
    }
    do {
      let script = try NewLesson.make(
        name,
        in: URL(fileURLWithPath: folder),
        isExercise: exercise
      )
      print(script.path)
      let option =
        GlobalOptions.lessons != nil || own.isEmpty ? " --lessons " + ShellWord.quoted(folder) : ""
      let commands =
        exercise ? ["test --record", "lint", "check"] : ["run", "test --record", "lint"]
      let next = commands.map { "\n  rxlab \($0) \(name)\(option)" }
      let what = exercise ? "the script and its solutions" : "the script"
      Message.note("edit \(what), then run:" + next.joined())
    } catch let problem as ScriptFile.Problem {
      throw Message.failure("\(problem)")
    }
  }
}
