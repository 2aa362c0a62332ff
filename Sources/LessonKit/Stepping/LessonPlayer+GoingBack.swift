import LabBindings
package import Stage
import SwiftScript

extension LessonPlayer {
  /// Undoes the last move or entry.
  package func back() {
    if let failed = failedEntry { return takeBack(entry: failed) }
    stand(at: history.popLast() ?? beginning)
  }

  /// Goes back to before an entry, and removes it.
  private func takeBack(entry number: Int) {
    while let place = history.popLast() {
      if place.entries < number { return stand(at: place) }
    }
    stand(at: beginning)
  }

  /// Goes back by so many events.
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
    stand(behind: target)
  }

  /// Goes to the point after a record, forwards or back.
  package func go(toRecord number: Int) -> Progress {
    guard number < sequence else { return advance(to: .record(number)) }
    let index = points.firstIndex { ($0.record?.sequence ?? 0) >= max(number, 1) } ?? -1
    return leap { stand(behind: index + (number < 1 ? 0 : 1)) }
  }

  /// Goes to the point after everything that happens up to a time, forwards or back.
  package func go(toTime time: StageTime) -> Progress {
    guard self.time > time else { return advance(to: .time(time)) }
    return leap {
      let index = points.firstIndex { $0.time > time } ?? position
      let next = index < position ? nil : statement
      stand(behind: index, before: next.flatMap { $0.time > time ? nil : $0 })
      clock = time
    }
  }

  /// Goes to the first statement of a step, forwards or back.
  package func go(toStep number: Int) -> Progress {
    if let index = beginning(ofStep: number) {
      let next = index < position ? points[index].statement : statement
      return leap(into: number) { stand(behind: index, before: next) }
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
  package func rewind() { _ = leap { stand(at: beginning) } }

  private var beginning: Bookmark {
    Bookmark(position: 0, ahead: nil, hasBegun: false, clock: .zero, entries: 0)
  }

  /// A move back, after which earlier moves can still be undone; what came after its point is gone.
  private func leap(into step: Int? = nil, _ body: () -> Void) -> Progress {
    body()
    history.removeAll { $0.position > position || $0.entries > entries.count }
    return Progress(stop: .arrived, start: time, points: [], entered: step)
  }

  private func stand(behind target: Int, before statement: StatementStep? = nil) {
    // There is no stopping in the middle of an entry.
    let kept = entries.prefix { $0.end <= target }
    let target = min(target, kept.count < entries.count ? entries[kept.count].position : target)
    stand(
      at: Bookmark(
        position: target,
        ahead: statement.map(RunPoint.statement),
        hasBegun: true,
        clock: statement?.time ?? .zero,
        entries: kept.count
      )
    )
  }

  /// Goes back to a point; what came after it is gone.
  ///
  /// The run is repeated up to there when it is needed next.
  private func stand(at place: Bookmark) {
    points.removeLast(position - place.position)
    (hasBegun, clock) = (place.hasBegun, place.clock)
    ahead = place.ahead.flatMap { $0.statement == nil || $0.time > time ? nil : $0 }
    entries.removeLast(entries.count - place.entries)
    drop()
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
