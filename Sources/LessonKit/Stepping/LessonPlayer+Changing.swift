import LabBindings
import Stage
import SwiftScript
import Synchronization

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
  ///
  /// - Parameter during: Calls its second argument, which runs the player that is its first one.
  /// - Returns: Nil if a run was interrupted.
  package func changed(
    by edit: ScriptEdit,
    during: (_ player: LessonPlayer, _ run: () -> Void) -> Void = { $1() }
  ) -> Changed? {
    let same = LessonPlayer(edit.after, options: options)
    var isSame = false
    during(same) { isSame = copyPoint(to: same) }
    if isSame { return Changed(player: same, isSame: true, stop: .arrived) }
    if same.move.withLock(\.isInterrupted) { return nil }
    let other = LessonPlayer(edit.after, options: options)
    var stop = Stop.interrupted
    during(other) { stop = other.advance(to: destination(in: edit)).stop }
    if stop == .interrupted { return nil }
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
    guard let now = edit.lineAfterwards(line) else { return .time(time) }
    return .line(now, times: own.count { $0.place.line == line })
  }

  /// Moves the player of a changed script to the same point.
  ///
  /// - Returns: Whether everything before the point is the same in both scripts; the other player is unusable if not.
  private func copyPoint(to other: LessonPlayer) -> Bool {
    other.breakpoints = breakpoints
    guard hasBegun else { return true }
    if isAtEnd { return false }
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
      return false
    }
    if other.ahead != nil { other.ahead = repeated[known - 1] }
    return true
  }
}
