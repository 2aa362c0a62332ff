import ArgumentParser
import LessonKit

import class ScriptSource.SourceFile

/// `rxlab modernize`.
struct ModernizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modernize",
    abstract: "Rewrite an older script with current API names.",
    discussion: """
      Replaces names from RxSwift 2 to 5, and from Swift and Foundation of those years, with their current names, and \
      prints the result. Comments and layout stay as they are, and the file is not changed.

      Exit codes: 0 ok, 2 the script cannot be read or parsed, 74 the output could not be written.
      """
  )

  @Argument(help: "A Swift file, a playground or one of its pages, or - for standard input.")
  var script: String

  func run() throws {
    let pages = try Scripts.pages(script)
    for page in pages {
      if pages.count > 1 { print("// \(page.file.name)") }
      switch ModernizedScript(of: page) {
      case .text(let text, let notes):
        print(text, terminator: "")
        notes.forEach(Message.note)
      case .mistakes(let mistakes):
        for mistake in mistakes { Message.error(mistake) }
        throw ExitCode(2)
      }
    }
  }
}
