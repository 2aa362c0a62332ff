import LabBindings
public import Stage
import SwiftScript

extension LessonPlayer {
  /// Takes the last move back, or what was typed last; at most to the beginning.
  public func back() {
    if let failed = failedEntry { return takeBack(entry: failed) }
    stand(at: trail.popLast() ?? beginning)
  }

  /// Goes back to where an entry was typed, and takes it away.
  private func takeBack(entry number: Int) {
    while let place = trail.popLast() {
      if place.entries < number { return stand(at: place) }
    }
    stand(at: beginning)
  }

  /// Goes back by so many events.
  public func back(events count: Int) {
    var target = position
    var left = count
    while target > 0, left > 0 {
      target -= 1
      if moments[target].isEvent { left -= 1 }
    }
    // Where it stood when the event before that had just come.
    while target > 0, !moments[target - 1].isEvent { target -= 1 }
    trail.removeAll { $0.position >= target }
    stand(behind: target)
  }

  /// Goes to the moment behind a record, forwards or back.
  public func go(toRecord number: Int) -> Progress {
    guard number < sequence else { return advance(to: .record(number)) }
    let index = moments.firstIndex { ($0.record?.sequence ?? 0) >= max(number, 1) } ?? -1
    return leap { stand(behind: index + (number < 1 ? 0 : 1)) }
  }

  /// Goes to the moment when all that happens up to a time has passed, forwards or back.
  public func go(toTime time: StageTime) -> Progress {
    guard self.time > time else { return advance(to: .time(time)) }
    return leap {
      let index = moments.firstIndex { $0.time > time } ?? position
      let next = index < position ? nil : statement
      stand(behind: index, before: next.flatMap { $0.time > time ? nil : $0 })
      clock = time
    }
  }

  /// Goes to the first statement of a section, forwards or back.
  public func go(toSection number: Int) -> Progress {
    if let index = beginning(ofSection: number) {
      let step = index < position ? moments[index].statement : statement
      return leap(into: number) { stand(behind: index, before: step) }
    }
    var passed: [Moment] = []
    while true {
      let progress = advance(to: .section)
      passed += progress.moments
      if progress.stop != .goal || section == number {
        return Progress(stop: progress.stop, moments: passed, entered: progress.entered)
      }
    }
  }

  /// Goes back to the beginning.
  public func rewind() { _ = leap { stand(at: beginning) } }

  private var beginning: Place {
    Place(position: 0, ahead: nil, hasBegun: false, clock: .zero, entries: 0)
  }

  /// A move back that can be taken back only in part: what lay behind it is gone.
  private func leap(into section: Int? = nil, _ body: () -> Void) -> Progress {
    body()
    trail.removeAll { $0.position > position || $0.entries > entries.count }
    return Progress(stop: .goal, moments: [], entered: section)
  }

  private func stand(behind target: Int, before step: StatementStep? = nil) {
    // In the middle of what an entry did nobody can stand.
    let kept = entries.prefix { $0.end <= target }
    let target = min(target, kept.count < entries.count ? entries[kept.count].position : target)
    stand(
      at: Place(
        position: target,
        ahead: step.map(Moment.statement),
        hasBegun: true,
        clock: step?.time ?? .zero,
        entries: kept.count
      )
    )
  }

  /// Goes back to a point; what lay behind it is gone.
  ///
  /// The run is repeated up to there as soon as something is to happen in it.
  private func stand(at place: Place) {
    moments.removeLast(position - place.position)
    (hasBegun, clock) = (place.hasBegun, place.clock)
    ahead = place.ahead.flatMap { $0.statement == nil || $0.time > time ? nil : $0 }
    entries.removeLast(entries.count - place.entries)
    drop()
  }

  /// Where the first statement that enters a section stands.
  func beginning(ofSection number: Int) -> Int? {
    var map = SectionMap(sections, of: file.name)
    for (index, moment) in (moments + (statement.map { [.statement($0)] } ?? [])).enumerated() {
      guard let step = moment.statement else { continue }
      map.pass(step)
      if map.section(of: step) == number { return index }
    }
    return nil
  }
}
