public import SwiftScript
import Synchronization

extension LessonPlayer {
  /// Runs an entry in the lesson's world, where the learner stands, at the time of the last moment that has passed.
  ///
  /// The entry belongs to this point: going back behind it takes it away. The learner stands where they stood before, and
  /// an entry with a mistake changes nothing.
  ///
  /// - Parameter takesWallTime: Whether what blocks takes as long as it says.
  public func evaluate(_ text: String, takesWallTime: Bool = false) -> EntryReply {
    begin()
    defer { finish() }
    if hasBegun { standExactly() } else { standBeforeScript() }
    if position == 0, ahead == nil { return EntryReply(output: [], errors: [unreachable]) }
    let before = place
    let entry = TypedEntry(
      file: SourceFile(name: "entry \(entries.count + 1)", text: text),
      time: time,
      position: position,
      count: position + (ahead == nil ? 0 : 1)
    )
    guard let run = world(),
      let result = run.evaluate(entry, takesWallTime: takesWallTime)
    else {
      return EntryReply(output: [], errors: [run == nil ? "interrupted" : unreachable])
    }
    var passed = run.moments(from: position)
    if ahead != nil, result.errors.isEmpty { ahead = passed.popLast() }
    let renderer = PlainRenderer(clock: LogClock())
    let lines = passed.compactMap(\.record).compactMap { renderer.line(for: $0) }
    guard result.errors.isEmpty, !going.withLock(\.isInterrupted) else {
      drop()
      begin()
      _ = world()
      return EntryReply(output: lines, errors: result.errors)
    }
    moments += passed
    entries.append(entry.ending(at: position))
    trail.append(before)
    return EntryReply(output: lines + (result.echo.map { [$0] } ?? []), errors: [])
  }

  /// Lets the run come to the first statement, while the learner still reads the words that the lesson begins with.
  private func standBeforeScript() {
    guard ahead == nil, let run = world() else { return }
    run.proceed(to: position + 1)
    ahead = run.moments(from: position).first
  }

  /// Lets the run stand right where the learner does: neither a moment further nor behind the end.
  ///
  /// A statement that was the last to pass may still run, or wait; what is typed then comes before it.
  private func standExactly() {
    let isFurther = ahead != nil && statement == nil || run?.ending != nil
    ahead = statement.map(Moment.statement)
    if ahead == nil, moments.last?.statement != nil {
      ahead = moments.popLast()
      trail = trail.map { $0.position > position ? place : $0 }
    }
    if isFurther { drop() }
  }

  private var unreachable: String {
    run?.ending?.mistakes.first ?? "error: the lesson has no statement at which this could run"
  }

  /// What was typed so far, and belongs to the points up to where the learner stands.
  public var typed: [String] { entries.map(\.file.text) }

  /// The number of the entry in which the run has ended with a mistake; nothing if it hasn't.
  public var failedEntry: Int? {
    let mistakes = run?.ending?.mistakes ?? []
    return mistakes.lazy.compactMap { $0.prefixMatch(of: /entry (\d+):/).flatMap { Int($0.1) } }
      .first { entries.indices.contains($0 - 1) }
  }

  /// The mistakes for which the script can't begin, which are found before it runs.
  public func obstacles() -> [String] {
    guard isAtStart else { return [] }
    begin()
    defer { finish() }
    standBeforeScript()
    return ahead == nil ? run?.ending?.mistakes ?? [] : []
  }

  /// What was typed as the entry of this name, `entry 3`; nothing if it is none.
  public func text(ofEntry name: String) -> String? {
    entries.first { $0.file.name == name }?.file.text
  }

  /// The names with which a half-typed line can go on; nothing before the lesson has begun.
  public func completions(of line: String) -> NameCompletion? {
    hasBegun || !entries.isEmpty ? run?.completions(of: line) : nil
  }
}
