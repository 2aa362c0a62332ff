import LabBindings
import ScriptSource
package import Stage

extension LessonPlayer {
  /// Undoes the last move or entry.
  package func back() {
    if let failed = failedEntry { return takeBack(entry: failed) }
    restore(history.popLast() ?? .start)
  }

  /// Goes back to before an entry, and removes it.
  private func takeBack(entry number: Int) {
    while let bookmark = history.popLast() {
      if bookmark.entries < number { return restore(bookmark) }
    }
    restore(.start)
  }

  /// Goes back by a number of events.
  package func back(events count: Int) {
    var target = position
    var left = count
    while target > 0, left > 0 {
      target -= 1
      if points[target].isEvent { left -= 1 }
    }
    // The point right after the event before that.
    while target > 0, !points[target - 1].isEvent { target -= 1 }
    history.removeAll { $0.position >= target }
    goBack(to: target)
  }

  /// Goes to the point after a record, forwards or back.
  package func go(toRecord number: Int) -> Progress {
    guard number < sequence else { return advance(to: .record(number)) }
    let index = points.firstIndex { ($0.record?.sequence ?? 0) >= max(number, 1) } ?? -1
    return movingBack { goBack(to: index + (number < 1 ? 0 : 1)) }
  }

  /// Goes to before the script's own statement on a line runs for the first time, forwards or back.
  package func go(toLine line: Int) -> Progress {
    guard
      let index = points.firstIndex(where: { $0.isTopLevel && $0.statement?.place.line == line })
    else { return advance(to: .line(line, times: 1)) }
    return movingBack { goBack(to: index, before: points[index].statement) }
  }

  /// Goes to the point after everything that happens up to a time, forwards or back.
  package func go(toTime time: StageTime) -> Progress {
    guard self.time > time else { return advance(to: .time(time)) }
    return movingBack {
      let index = points.firstIndex { $0.time > time } ?? position
      let next = index < position ? nil : statement
      goBack(to: index, before: next.flatMap { $0.time > time ? nil : $0 })
      clock = time
    }
  }

  /// Goes to the first statement of a step, forwards or back.
  package func go(toStep number: Int) -> Progress {
    if let index = beginning(ofStep: number) {
      let next = index < position ? points[index].statement : statement
      return movingBack(toStep: number) { goBack(to: index, before: next) }
    }
    var passed: [RunPoint] = []
    let start = time
    while true {
      let progress = advance(to: .step)
      passed += progress.points
      if progress.stop != .arrived || step == number {
        return Progress(
          stop: progress.stop,
          start: start,
          points: passed,
          entered: progress.entered
        )
      }
    }
  }

  /// Goes back to the beginning.
  package func rewind() { _ = movingBack { restore(.start) } }

  /// Moves back.
  ///
  /// Earlier moves can still be undone, and the points after the new one are removed.
  private func movingBack(toStep step: Int? = nil, _ body: () -> Void) -> Progress {
    body()
    history.removeAll { $0.position > position || $0.entries > entries.count }
    return Progress(stop: .arrived, start: time, points: [], entered: step)
  }

  /// Goes back until `target` points have passed.
  ///
  /// - Parameter statement: The statement that is then about to run.
  private func goBack(to target: Int, before statement: StatementStep? = nil) {
    // The run cannot pause inside an entry.
    let kept = entries.prefix { $0.end <= target }
    let target = min(target, kept.count < entries.count ? entries[kept.count].position : target)
    restore(
      Bookmark(
        position: target,
        ahead: statement.map(RunPoint.statement),
        hasBegun: true,
        clock: statement?.time ?? .zero,
        entries: kept.count
      )
    )
  }

  /// Goes back to a bookmark, and removes the points after it.
  ///
  /// The run is repeated up to there when it is needed next.
  private func restore(_ bookmark: Bookmark) {
    points.removeLast(position - bookmark.position)
    (hasBegun, clock) = (bookmark.hasBegun, bookmark.clock)
    ahead = bookmark.ahead.flatMap { $0.statement == nil || $0.time > time ? nil : $0 }
    entries.removeLast(entries.count - bookmark.entries)
    discardRun()
  }

  /// The index of the first statement that enters a step.
  func beginning(ofStep number: Int) -> Int? {
    var map = StepMap(steps, of: file.name)
    for (index, point) in (points + (statement.map { [.statement($0)] } ?? [])).enumerated() {
      guard let statement = point.statement else { continue }
      map.pass(statement)
      if map.step(of: statement) == number { return index }
    }
    return nil
  }
}
