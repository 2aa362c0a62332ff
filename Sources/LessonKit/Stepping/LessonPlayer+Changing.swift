import LabBindings
import ScriptSource
import Stage
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
  /// the changed script runs to the same statement or the same time, without the entries. Earlier moves can still be undone.
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
    other.history = history(in: other, edit)
    return Changed(player: other, isSame: false, stop: stop)
  }

  /// The learner's point, as a destination in the changed script.
  private func destination(in edit: ScriptEdit) -> Destination {
    isAtEnd ? .end : destination(of: bookmark, in: edit)
  }

  /// An earlier point, as a destination in the changed script.
  private func destination(of bookmark: Bookmark, in edit: ScriptEdit) -> Destination {
    let passed = points.prefix(bookmark.position)
    let time = max(bookmark.clock, passed.last?.time ?? .zero)
    let next = bookmark.ahead?.statement.flatMap { $0.time > time ? nil : $0 }
    let own = (passed.lazy.compactMap(\.statement) + (next.map { [$0] } ?? []))
      .filter(\.role.isOwn)
    // In the middle of a sleep, the time is more exact than the statement.
    guard let last = own.last, last.role != .end, next != nil || last.time == time else {
      return .time(time)
    }
    let line = last.place.line
    guard let now = edit.lineAfterwards(line) else { return .time(time) }
    return .line(now, times: own.count { $0.place.line == line })
  }

  /// Where each move began, as far as the changed script has reached that point.
  private func history(in other: LessonPlayer, _ edit: ScriptEdit) -> [Bookmark] {
    let now = other.bookmark
    var moves: [Bookmark] = []
    for earlier in history {
      guard earlier.hasBegun else {
        if moves.isEmpty { moves.append(.start) }
        continue
      }
      guard let move = other.bookmark(at: destination(of: earlier, in: edit)),
        !move.isSamePoint(as: now), !(moves.last?.isSamePoint(as: move) ?? false),
        move.position >= moves.last?.position ?? 0
      else { continue }
      moves.append(move)
    }
    return moves
  }

  /// The point at a destination that has been reached; nil if it has not.
  private func bookmark(at destination: Destination) -> Bookmark? {
    switch destination {
    case .time(let time) where time <= self.time:
      let index = points.firstIndex { $0.time > time } ?? position
      return Bookmark(position: index, ahead: nil, hasBegun: true, clock: time, entries: 0)
    case .line(let line, let times):
      let reached = points.indices.filter {
        points[$0].isTopLevel && points[$0].statement?.place.line == line
      }
      guard let index = reached.dropFirst(times - 1).first else { return nil }
      let clock = points[index].time
      return Bookmark(
        position: index,
        ahead: points[index],
        hasBegun: true,
        clock: clock,
        entries: 0
      )
    default: return nil
    }
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
