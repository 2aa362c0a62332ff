package import ScriptChecker
import ScriptSource
import Stage
import Synchronization

extension LessonPlayer {
  /// Runs an entry in the lesson, at the current point and time.
  ///
  /// The entry belongs to this point: going back further removes it. The learner stays at the point, and an entry with a
  /// mistake changes nothing.
  ///
  /// - Parameter takesWallTime: Whether a sleep takes real time.
  package func evaluate(_ text: String, takesWallTime: Bool = false) -> EntryReply {
    enter(text, isGesture: false, takesWallTime)
  }

  /// Makes the gesture that a sentence says, `tap Add`, on the lesson's screen, at the current point and time.
  ///
  /// It belongs to this point as an entry does; a refused one changes nothing.
  package func make(gesture sentence: String, takesWallTime: Bool = false) -> EntryReply {
    enter(sentence, isGesture: true, takesWallTime)
  }

  private func enter(_ text: String, isGesture: Bool, _ takesWallTime: Bool) -> EntryReply {
    beginMove()
    defer { endMove() }
    if hasBegun { pauseExactly() } else { pauseBeforeScript() }
    if position == 0, ahead == nil { return EntryReply(output: [], errors: [unreachable]) }
    let before = bookmark
    let entry = TypedEntry(
      file: SourceFile(name: "entry \(entries.count + 1)", text: text),
      isGesture: isGesture,
      time: time,
      position: position,
      count: position + (ahead == nil ? 0 : 1)
    )
    guard let run = preparedRun(),
      let result = run.evaluate(entry, takesWallTime: takesWallTime)
    else {
      return EntryReply(output: [], errors: [run == nil ? "interrupted" : unreachable])
    }
    var passed = run.points(from: position)
    if ahead != nil, result.errors.isEmpty { ahead = passed.popLast() }
    let renderer = EntryRenderer(clock: LogClock())
    let lines = passed.compactMap(\.record).compactMap { renderer.line(for: $0) }
    guard result.errors.isEmpty, !move.withLock(\.isInterrupted) else {
      // Nothing has happened if a person cannot make the gesture.
      if isGesture, passed.isEmpty || passed == [ahead].compactMap(\.self) {
        return EntryReply(output: lines, errors: result.errors)
      }
      discardRun()
      beginMove()
      _ = preparedRun()
      return EntryReply(output: lines, errors: result.errors)
    }
    points += passed
    entries.append(entry.ending(at: position))
    history.append(before)
    return EntryReply(output: lines + (result.echo.map { [$0] } ?? []), errors: [])
  }

  /// Runs to the first statement, while the first page is still shown.
  private func pauseBeforeScript() {
    guard ahead == nil, let run = preparedRun() else { return }
    run.proceed(to: position + 1)
    ahead = run.points(from: position).first
  }

  /// Makes the run pause exactly at the current point, not at the one after it or at the end.
  ///
  /// The last statement that passed may still be running or waiting; an entry then runs before it.
  private func pauseExactly() {
    let isFurther = ahead != nil && statement == nil || run?.ending != nil
    ahead = statement.map(RunPoint.statement)
    if ahead == nil, points.last?.statement != nil {
      ahead = points.popLast()
      history = history.map { $0.position > position ? bookmark : $0 }
    }
    if isFurther { discardRun() }
  }

  private var unreachable: String {
    run?.ending?.mistakes.first
      ?? "error: the lesson has no statement before which the entry could run"
  }

  /// The entries up to the current point.
  package var typed: [String] { entries.map(\.text) }

  /// The number of the entry whose mistake has ended the run, if one has.
  package var failedEntry: Int? {
    let mistakes = run?.ending?.mistakes ?? []
    return mistakes.lazy.compactMap { $0.prefixMatch(of: /entry (\d+):/).flatMap { Int($0.1) } }
      .first { entries.indices.contains($0 - 1) }
  }

  /// The mistakes that are found before the script runs, and prevent it from running.
  package func mistakesBeforeRun() -> [String] {
    guard isAtStart else { return [] }
    beginMove()
    defer { endMove() }
    pauseBeforeScript()
    return ahead == nil ? run?.ending?.mistakes ?? [] : []
  }

  /// The text of the entry with this name, `entry 3`.
  package func text(ofEntry name: String) -> String? {
    entries.first { $0.file.name == name }?.text
  }

  /// The picture of the screen at the current point; nil if there is none.
  package var picture: String? {
    guard hasBegun || !entries.isEmpty else { return nil }
    // The run may have gone on to what happens at a later time, of which nothing is shown yet.
    let isHere = ahead.map { $0.statement != nil && $0.time <= time } ?? true
    if isHere, !isAtEnd, run != nil || hasScreen {
      beginMove()
      defer { endMove() }
      if let picture = preparedRun()?.ask({ $0.picture }) ?? nil {
        hasScreen = true
        return picture
      }
    }
    return records.last { $0.kind == .screen }?.text
  }

  /// How a sentence that says a gesture can go on at the current point.
  package func completions(ofGesture sentence: String) -> (typed: String, names: [String])? {
    hasBegun || !entries.isEmpty ? run?.ask { $0.completions(ofGesture: sentence) } ?? nil : nil
  }

  /// How a line can go on; nil before the lesson has begun.
  package func completion(of line: String) -> Completion? {
    hasBegun || !entries.isEmpty ? run?.completion(of: line) : nil
  }
}
