public import SwiftScript
import Synchronization

extension LessonPlayer {
  /// Runs an entry in the lesson's world, where the learner stands, at the time of the last moment that has passed.
  ///
  /// The entry belongs to this point: going back behind it takes it away. An entry with a mistake changes nothing.
  ///
  /// - Parameter takesWallTime: Whether what blocks takes as long as it says.
  public func evaluate(_ text: String, takesWallTime: Bool = false) -> EntryReply {
    if !hasBegun { _ = advance(to: .statements(1)) }
    begin()
    defer { finish() }
    if position == 0, ahead == nil { return EntryReply(output: [], errors: [unreachable]) }
    standExactly()
    let before = place
    let entry = TypedEntry(
      file: SourceFile(name: "entry \(entries.count + 1)", text: text),
      position: position,
      count: position + (ahead == nil ? 0 : 1)
    )
    guard let run = world(),
      let result = run.evaluate(entry.file, takesWallTime: takesWallTime)
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

  /// The names with which a half-typed line can go on; nothing before the lesson has begun.
  public func completions(of line: String) -> NameCompletion? {
    hasBegun ? run?.completions(of: line) : nil
  }
}
