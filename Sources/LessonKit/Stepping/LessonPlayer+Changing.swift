import LabBindings
import Stage
import SwiftScript

extension LessonPlayer {
  /// A changed script that has run to the learner's point.
  package struct Changed {
    package let player: LessonPlayer
    /// Whether everything up to the point is unchanged.
    package let isSame: Bool
    /// Why it stopped there.
    package let stop: Stop
  }

  /// Runs a changed script to the current point.
  ///
  /// If the change affects nothing up to the point, the learner stays at the same point, and the entries are kept. Otherwise
  /// the changed script runs to the same statement or the same time, without the entries.
  package func changed(by edit: ScriptEdit) -> Changed {
    if let same = unaffected(by: edit.after) {
      return Changed(player: same, isSame: true, stop: .arrived)
    }
    let other = LessonPlayer(edit.after, options: options)
    let stop = other.advance(to: destination(in: edit)).stop
    other.breakpoints = breakpoints
    // No move can be undone.
    other.history = []
    return Changed(player: other, isSame: false, stop: stop)
  }

  /// The learner's point, as a destination in the changed script.
  private func destination(in edit: ScriptEdit) -> Destination {
    if isAtEnd { return .end }
    let own = (points + (statement.map { [.statement($0)] } ?? [])).compactMap(\.statement)
      .filter { $0.role != .inFunction }
    // In the middle of a sleep, the time is more exact than the statement.
    guard let last = own.last, last.role != .end, statement != nil || last.time == time else {
      return .time(time)
    }
    let line = last.place.line
    return .line(edit.line(after: line), times: own.count { $0.place.line == line })
  }

  /// A player at the same point of a changed script; nil if anything before it is different.
  private func unaffected(by file: SourceFile) -> LessonPlayer? {
    let other = LessonPlayer(file, options: options)
    other.breakpoints = breakpoints
    guard hasBegun else { return other }
    if isAtEnd { return nil }
    other.entries = entries
    other.points = points
    (other.hasBegun, other.clock, other.history) = (hasBegun, clock, history)
    other.ahead = statement.map(RunPoint.statement)
    other.discardRun()
    other.beginMove()
    defer { other.endMove() }
    let run = other.preparedRun()
    let known = points.count + (other.ahead == nil ? 0 : 1)
    let repeated = run?.points(from: 0) ?? []
    guard repeated.count >= known,
      zip(repeated, points).allSatisfy({ $0.isEqualIgnoringColumns(to: $1) })
    else {
      return nil
    }
    if other.ahead != nil { other.ahead = repeated[known - 1] }
    return other
  }
}
