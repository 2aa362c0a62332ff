import ArgumentParser
import LabShell
import LessonKit

/// `rxlab replay`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Enter the lines of a saved session again.",
    discussion:
      "Takes a file that `:save` wrote at the prompt. Exit codes: 0 ok, 2 an entry failed or the file cannot be read, 74 the output could not be written."
  )

  @Argument(help: "The saved file.", completion: .file())
  var file: String

  func run() throws {
    let saved: SavedSession
    do { saved = try SavedSession(at: file) } catch { throw Message.failure("\(error)") }
    // What a file does is not progress of the learner.
    let prompt = Prompt(catalog: Scripts.catalogIfAny(), isPrivate: true)
    try prompt.replay(saved)
  }
}
