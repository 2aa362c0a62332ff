import Foundation
package import LessonKit
package import ScriptSource
package import Stage

/// Opening, resetting and closing lessons.
extension Workspace {
  /// Opens a lesson or a script.
  ///
  /// - Parameters:
  ///   - path: The script's file, if it can be read again.
  ///   - schedule: Which candidates the run's choices take; the usual ones if nil.
  /// - Returns: The first page.
  package func open(
    _ file: SourceFile,
    lesson: Lesson? = nil,
    path: String? = nil,
    schedule: Schedule? = nil
  ) -> Reply {
    stopLive()
    (exercise, unfinishedEdit) = (nil, nil)
    var (file, path) = (file, path ?? lesson?.url.path)
    if let exercise = lesson?.exercise {
      let copy = openCopy(of: exercise)
      (file, path) = (copy.file, copy.path)
      if let problem = copy.problem { noteProblem(problem) }
    }
    origin = (file, path)
    self.schedule = schedule
    let player = LessonPlayer(file, options: optionsOfOpenScript)
    self.player = player
    self.lesson = lesson
    hints = [:]
    (tried, reminded) = ([], [])
    (shownStep, shownPicture) = (nil, nil)
    var lines: [String] = []
    if let entry = lesson.flatMap({ progress.lessons[$0.name] }), !entry.isDone, entry.step > 1,
      exercise == nil
    {
      lines += view().folded(
        "You were in step \(entry.step) of \(entry.steps): `:goto \(entry.step)` goes there."
      )
    }
    let begin = view().folded(
      "Enter runs the next statement, or repeats your last `:step`, `:run` or `:advance`. `:help` lists all commands."
    )
    let mistakes = player.mistakesBeforeRun()
    var reply = Reply(
      lines: lines + (exercise == nil ? show(0) : exercisePages())
        + (mistakes.isEmpty ? begin : []),
      errors: mistakes + (mistakes.isEmpty ? [] : [correction(path)]),
      isFailure: !mistakes.isEmpty
    )
    reply.isView = true
    return reply
  }

  /// Continues with a changed script of the same lesson.
  func replacePlayer(with changed: LessonPlayer) {
    stopLive()
    player = changed
  }

  /// Returns to the prompt's session.
  func close() {
    stopLive()
    (player, lesson, shownStep, schedule, shownPicture) = (nil, nil, nil, nil, nil)
    (exercise, unfinishedEdit) = (nil, nil)
  }

  /// Records that a lesson is done; an exercise is done when a check finds its goal.
  func noteDone(_ lesson: Lesson) {
    guard lesson.exercise == nil else { return }
    let count = lesson.steps.count
    updateProgress { $0.finish(lesson.name, steps: count) }
  }

  /// Records that a lesson is skipped.
  func skip(_ lesson: Lesson) {
    let count = lesson.steps.count
    updateProgress { $0.skip(lesson.name, steps: count) }
  }

  /// Starts again: with an empty prompt session, and with the open lesson's file, read again, at its beginning.
  func reset() -> Reply {
    stopLive()
    startedSession = nil
    hints = [:]
    (tried, reminded) = ([], [])
    (shownStep, shownPicture) = (nil, nil)
    unfinishedEdit = nil
    let done = "Everything is reset."
    guard let player, let origin else { return Reply(lines: [done]) }
    var file = origin.file
    var errors: [String] = []
    do {
      if let path = origin.path { file = try ScriptFile.read(path) }
    } catch {
      errors = ["error: \(error); the lesson keeps its earlier text"]
    }
    let isChanged = player.file.text != origin.file.text
    let isEdited = file.text != origin.file.text
    self.origin?.file = file
    let fresh = LessonPlayer(file, options: optionsOfOpenScript)
    self.player = fresh
    let details =
      (isChanged ? " `:change` is undone." : "") + (isEdited ? " The file was read again." : "")
    errors += fresh.mistakesBeforeRun()
    return Reply(
      lines: [done + details] + arrival(),
      errors: errors,
      isFailure: !errors.isEmpty
    )
  }
}

private func correction(_ path: String?) -> String {
  path == nil ? "It cannot run." : "It cannot run. Correct the file; `:reset` reads it again."
}
