import FileAccess
import LessonKit
import ScriptSource

/// Opening an exercise, and the learner's copy of it.
extension Workspace {
  static let noExercise = Reply.failure(
    "error: no exercise is open; `:lessons` marks them with ✎, `:open NAME` opens one"
  )

  /// Opens the learner's copy of an exercise, which is made from the program as given if there is none.
  ///
  /// - Returns: The program, its file if it is on disk, and what is wrong with the copy.
  func openCopy(of exercise: Exercise) -> (file: SourceFile, path: String?, problem: String?) {
    guard let copies else {
      self.exercise = OpenExercise(exercise: exercise, copies: nil)
      return (exercise.given, nil, nil)
    }
    do {
      try copies.create(exercise)
    } catch {
      self.exercise = OpenExercise(exercise: exercise, copies: nil)
      return (exercise.given, nil, "your program is not kept when you leave: \(error)")
    }
    self.exercise = OpenExercise(exercise: exercise, copies: copies)
    let path = copies.path(of: exercise)
    do {
      return (try copies.read(exercise), path, nil)
    } catch {
      let advice = "`:reset given` puts the program as given in its place"
      return (exercise.given, path, "your copy cannot be read: \(error); \(advice)")
    }
  }

  /// The pages of an exercise: its text, all of its code, and how far the program is.
  func exercisePages() -> [String] {
    var lines: [String] = []
    for index in player?.steps.indices ?? 0..<0 {
      lines += show(index) + (player?.page(index).closing(view()) ?? []) + [""]
    }
    shownStep = 0
    return lines + standing()
  }

  /// What follows the page of an exercise: how far the program is, and where it is.
  private func standing() -> [String] {
    guard let open = exercise, let player else { return [] }
    exercise?.lastCheck = try? ExerciseCheck(open.exercise, program: player.file, record: record)
    var lines: [String] = []
    if let check = exercise?.lastCheck {
      lines.append("Goal: \(CheckView(of: check).headline) `:check` shows it line by line.")
    } else {
      lines.append("There is no goal to compare with: `rxlab test --record` writes it.")
    }
    lines.append("Your copy: \(open.path ?? "in memory"). `:edit` opens it, `:hint` helps.")
    return lines.flatMap { view().folded($0, indent: "  ") }
  }

  /// The program that a lesson's name stands for: for an exercise, the learner's copy if there is one.
  func program(of lesson: Lesson) -> SourceFile {
    guard let exercise = lesson.exercise, let copies, copies.has(exercise) else {
      return lesson.file
    }
    return (try? copies.read(exercise)) ?? lesson.file
  }

  /// Writes a changed program to the learner's copy.
  func keepCopy(_ file: SourceFile) {
    guard let open = exercise else { return }
    origin?.file = file
    guard let copies = open.copies else { return }
    do { try copies.write(file.text, to: open.exercise) } catch {
      noteProblem("your copy is not changed: \(error)")
    }
  }

  /// Reads the learner's copy again, and continues with it if it has changed.
  ///
  /// - Returns: What to say about it.
  /// - Throws: `ScriptFile.Problem` if it cannot be read.
  func readCopyAgain() throws -> [String] {
    guard let path = exercise?.path else { return [] }
    return continueWithEdited(try ScriptFile.read(path, kind: .regular))
  }

  /// Continues with a program that was edited elsewhere, also if it does not run.
  func continueWithEdited(_ file: SourceFile) -> [String] {
    guard let player, file.text != player.file.text else { return [] }
    origin?.file = file
    let mistakes = LessonPlayer(file, options: options).mistakesBeforeRun()
    guard mistakes.isEmpty, !player.isAtStart else {
      let typed = player.typed
      replacePlayer(with: LessonPlayer(file, options: options))
      return tookBack(from: typed)
    }
    let reply = apply(ScriptEdit(before: player.file, after: file), to: player)
    // If the run was interrupted, the learner is at its beginning.
    if self.player === player { replacePlayer(with: LessonPlayer(file, options: options)) }
    return reply.lines
  }

  /// Puts the program as given back, and keeps the learner's as `NAME.swift~`.
  func putGivenBack() -> Reply {
    guard let open = exercise else { return Self.noExercise }
    var kept = ""
    do {
      if let earlier = try open.copies?.putBack(open.exercise) {
        kept = " Yours is now \(earlier)."
      }
    } catch {
      return .failure(error)
    }
    let lesson = open.exercise.lesson
    var reply = self.open(lesson.file, lesson: lesson)
    reply.lines = view().folded("The program as given is back." + kept) + reply.lines
    return reply
  }
}
