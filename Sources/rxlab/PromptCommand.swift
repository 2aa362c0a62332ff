import ArgumentParser
import Foundation
import LabShell
import LessonKit
import LineEditor

/// `rxlab` alone: the prompt.
struct PromptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prompt",
    abstract: "Open a prompt that evaluates Swift. This is what `rxlab` alone does.",
    discussion: "`:help` lists the prompt's commands. Piped input is evaluated line by line."
  )

  func run() throws {
    let shell = Shell(
      session: LessonSession(catalog: try? LessonCatalog.builtIn()),
      source: openLineSource(environment: ProcessInfo.processInfo.environment),
      output: StandardOutput()
    )
    let code = shell.run()
    if code != 0 { throw ExitCode(code) }
  }
}
