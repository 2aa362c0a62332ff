import ArgumentParser
import Foundation
import Glibc
import LabShell
import LessonKit
import LineEditor
import ScriptSource
import Stage

/// A session at the prompt, with the user's history, progress and terminal.
struct Prompt {
  let workspace: Workspace
  private let shell: Shell
  private let source: any LineSource
  private let output: StandardOutput
  /// Whether entries may be read from the terminal.
  private let hasInput: Bool

  /// - Parameter options: How scripts and entries run.
  init(
    catalog: LessonCatalog?,
    options: ScriptRun.Options = ScriptRun.Options(),
    isPrivate: Bool = false
  ) {
    let environment = ProcessInfo.processInfo.environment
    let isPrivate = isPrivate || ProgressFile.isPrivate(environment)
    hasInput = (environment["RXLAB_NO_INPUT"] ?? "").isEmpty
    workspace = Workspace(
      catalog: catalog,
      options: options,
      progressFile: isPrivate ? nil : ProgressFile(environment: environment),
      copies: LearnerCopies(environment: environment),
      editor: hasInput
        ? TextEditor(environment: environment, isAtTerminal: isatty(STDIN_FILENO) == 1) : nil,
      progressLine: ProgressLine.onStandardError(environment: environment),
      view: { Window.view(of: STDOUT_FILENO) }
    )
    output = StandardOutput(paintsErrors: Window.view(of: STDERR_FILENO).usesColour) { lines in
      // Keys that are meant for the prompt are no keys for the pager.
      guard !TypedAhead.isWaiting(on: STDIN_FILENO), let pager = Pager(environment: environment)
      else { return false }
      return pager.show(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
    }
    source =
      hasInput ? openLineSource(environment: environment, isPrivate: isPrivate) : PlainLines()
    shell = Shell(
      session: LessonSession(workspace: workspace),
      source: source,
      output: output
    )
  }

  /// Opens a lesson or a script, as `:open` does, and shows its first step.
  ///
  /// - Parameter schedule: Which candidates the run's choices take; the usual ones if nil.
  func open(_ word: String, _ file: SourceFile, lesson: Lesson?, schedule: Schedule? = nil) {
    // At the prompt, a word without a slash is a lesson's name.
    let isName = lesson != nil || ScriptFile.isPath(word)
    workspace.addToTranscript(":open " + (isName ? word : "./" + word))
    if let schedule { workspace.addToTranscript(":explore \(schedule)") }
    shell.show(
      workspace.open(
        file,
        lesson: lesson,
        path: lesson == nil && word != "-" ? word : nil,
        schedule: schedule
      )
    )
  }

  func run() throws {
    guard hasInput || isatty(STDIN_FILENO) == 0 else {
      throw Message.failure(
        "with `--no-input`, entries must come through a pipe",
        .validationFailure
      )
    }
    try end(with: shell.run())
  }

  func replay(_ saved: SavedSession) throws {
    try end(with: shell.replay(saved))
  }

  private func end(with code: Int32) throws {
    if let failure = output.failure {
      throw Message.failure("the output could not be written: \(failure)", ExitCode(EX_IOERR))
    }
    if let problem = source.problem { throw Message.failure("\(problem)") }
    if code != 0 { throw ExitCode(code) }
  }
}
