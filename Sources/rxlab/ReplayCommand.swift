import ArgumentParser
import LabShell
import LessonKit

/// `rxlab replay`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Enter again what `:save` wrote, and show what comes of it.",
    discussion: "Exit codes: 0 ok, 2 an entry failed or the file can't be read."
  )

  @Argument(help: "The file.", completion: .file())
  var file: String

  func run() throws {
    guard let lines = SavedSession.lines(at: file) else {
      Message.error("error: there is no file `\(file)` that can be read")
      throw ExitCode(2)
    }
    // What a file does is no progress of the person's.
    let prompt = Prompt(catalog: Scripts.catalogIfAny(), isPrivate: true)
    try prompt.replay(lines)
  }
}
