import ArgumentParser
import LessonKit
import SwiftScript

/// `rxlab modernize`.
struct ModernizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modernize",
    abstract: "Print a script in today's spelling.",
    discussion: """
      What RxSwift 2 to 5, and Swift and Foundation of their time, called otherwise is written as it is today; comments \
      and layout stay as they are. The file itself is not changed.

      Exit codes: 0 ok, 2 the script can't be read or parsed.
      """
  )

  @Argument(help: "A Swift file, a playground or one of its pages, or - for standard input.")
  var script: String

  func run() throws {
    let pages = try Scripts.pages(script)
    for page in pages {
      if pages.count > 1 { print("// \(page.file.name)") }
      switch Modernization(of: page) {
      case .text(let text): print(text, terminator: "")
      case .mistakes(let mistakes):
        for mistake in mistakes { Message.error(mistake) }
        throw ExitCode(2)
      }
    }
  }
}
