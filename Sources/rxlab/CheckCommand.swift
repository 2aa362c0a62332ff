import ArgumentParser
import Foundation
import LessonKit
import TerminalText

import class ScriptSource.SourceFile

/// `rxlab check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check your solution of an exercise.",
    discussion: """
      Runs your copy of the exercise, and compares its log with the goal line by line. The copy is made when you first open the \
      exercise with `rxlab step` or `rxlab check`: edit it with any editor.

      Exit codes: 0 solved, 1 not yet, 2 the program has an error, 64 wrong usage, 74 the output could not be written, 130 \
      interrupted.
      """
  )

  @Argument(help: "An exercise's name.", completion: .custom(LessonNames.complete))
  var exercise: String

  @Argument(help: "A Swift file to check instead of your copy, or - for standard input.")
  var file: String?

  @Flag(help: "Show every line of a long goal.")
  var whole = false

  @OptionGroup var memory: MemoryOption

  func run() throws {
    let chosen = try exercise(named: exercise)
    let program = try program(for: chosen)
    let check: ExerciseCheck
    do {
      check = try ExerciseCheck(chosen, program: program) { file in
        Recording(of: file, options: ScriptRun.Options(memory: memory.limit?.bytes)) { run in
          Interruption.during(run.interrupt) { run.run() }
        }
      }
    } catch {
      throw Message.failure("\(error)")
    }
    if check.recording.report.wasInterrupted { throw ExitCode(130) }
    let view = Window.view(of: STDOUT_FILENO)
    for line in CheckView(of: check, isWhole: whole).lines(view) {
      print(line.showingControls(keepingColours: view.usesColour))
    }
    for mistake in check.mistakes { Message.error(mistake) }
    if check.isSolved {
      noteDone(chosen)
    } else {
      throw ExitCode(check.mistakes.isEmpty ? 1 : 2)
    }
  }

  /// The exercise of this name.
  private func exercise(named name: String) throws -> Exercise {
    let lesson = try Scripts.lesson(name)
    if let exercise = lesson.exercise { return exercise }
    throw Message.failure(
      "`\(name)` is a lesson without a goal; `rxlab step \(name)` opens it",
      .validationFailure
    )
  }

  /// The learner's copy, or the file that is named.
  private func program(for exercise: Exercise) throws -> SourceFile {
    do {
      if let file { return try ScriptFile.read(file) }
      guard let copies = LearnerCopies() else {
        Message.note("there is no folder for your copy: the program as given is checked")
        return exercise.given
      }
      let isNew = !copies.has(exercise)
      try copies.create(exercise)
      if isNew { Message.note("your copy is \(copies.path(of: exercise))") }
      return try copies.read(exercise)
    } catch {
      throw Message.failure("\(error)")
    }
  }

  private func noteDone(_ exercise: Exercise) {
    let environment = ProcessInfo.processInfo.environment
    guard let file = ProgressFile.toRecordIn(environment: environment) else { return }
    let steps = exercise.lesson.steps.count
    if let problem = file.update({ $0.finish(exercise.lesson.name, steps: steps) }).problem {
      Message.note(ProgressFile.note(on: problem))
    }
  }
}
