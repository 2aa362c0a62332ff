import ArgumentParser
import Foundation
import LabShell
import LessonKit

/// `rxlab new`.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Start a lesson of your own.",
    discussion: """
      Creates the lesson in the folder named by --lessons or RXLAB_LESSONS, or in ./Lessons.

      Exit codes: 0 ok, 2 the name is taken or the folder cannot be written.
      """
  )

  @Argument(help: "The lesson's name, in lowercase letters, digits and hyphens: hot-cold.")
  var name: String

  /// The folder that lessons are created in if no other is named.
  static let folder = "Lessons"

  func run() throws {
    let own = ProcessInfo.processInfo.environment["RXLAB_LESSONS"] ?? ""
    let folder = own.isEmpty ? Self.folder : own
    if (try? LessonCatalog.builtIn())?[name] != nil {
      Message.error("error: there is a lesson `\(name)` already; choose another name")
      throw ExitCode(2)
    }
    do {
      let script = try NewLesson.make(name, in: URL(fileURLWithPath: folder))
      print(script.path)
      let option =
        GlobalOptions.lessons != nil || own.isEmpty ? " --lessons " + ShellWord.quoted(folder) : ""
      let next = ["run \(name)", "test --record \(name)", "lint \(name)"]
        .map { "\n  rxlab \($0)\(option)" }
      Message.note("edit the script, then run:" + next.joined())
    } catch let problem as ScriptFile.Problem {
      Message.error("error: \(problem)")
      throw ExitCode(2)
    }
  }
}
