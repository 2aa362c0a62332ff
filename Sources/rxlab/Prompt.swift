import ArgumentParser
import Foundation
import LabShell
import LessonKit
import LineEditor
import SwiftScript

/// A session at the prompt, with the person's own state and window.
struct Prompt {
  let bench: Bench
  private let shell: Shell
  /// Whether the terminal may be asked for lines.
  private let hasInput: Bool

  init(catalog: LessonCatalog?, isPrivate: Bool = false) {
    let environment = ProcessInfo.processInfo.environment
    let isPrivate = isPrivate || !(environment["RXLAB_PRIVATE"] ?? "").isEmpty
    bench = Bench(
      catalog: catalog,
      progressFile: isPrivate ? nil : ProgressFile(environment: environment),
      progressLine: ProgressLine.onStandardError(environment: environment),
      view: { Window.view(of: STDOUT_FILENO) }
    )
    hasInput = (environment["RXLAB_NO_INPUT"] ?? "").isEmpty
    let output = StandardOutput(paintsErrors: Window.view(of: STDERR_FILENO).usesColour) { lines in
      guard let pager = Pager(environment: environment) else { return false }
      return pager.show(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
    }
    shell = Shell(
      session: LessonSession(bench: bench),
      source: hasInput
        ? openLineSource(environment: environment, isPrivate: isPrivate) : PlainLines(),
      output: output
    )
  }

  /// Opens a lesson or a script, as `:open` with that word does, and shows its first step.
  func open(_ word: String, _ file: SourceFile, lesson: Lesson?) {
    bench.note(":open \(word)")
    shell.show(bench.open(file, lesson: lesson, path: lesson == nil && word != "-" ? word : nil))
  }

  func run() throws {
    guard hasInput || isatty(STDIN_FILENO) == 0 else {
      Message.error("error: with `--no-input` the entries have to come through a pipe")
      throw ExitCode.validationFailure
    }
    let code = shell.run()
    if code != 0 { throw ExitCode(code) }
  }

  func replay(_ lines: [String]) throws {
    let code = shell.replay(lines)
    if code != 0 { throw ExitCode(code) }
  }
}
