package import Stage

/// Finds every schedule of a script once: those with few differences from the usual one first.
///
/// A run shows which choices it had. Each other candidate of a choice behind the schedule's last one makes a further schedule.
/// So each schedule comes from exactly one other: the one without its last choice.
package struct ScheduleSearch: Sendable {
  private struct Item {
    let schedule: Schedule
    let preemptions: Int

    /// Preemptions are many, and most change nothing; so one counts as two other choices.
    var cost: Int { schedule.choices.count + preemptions }
  }

  /// The schedules that wait, by cost; those of one cost in the order in which they were found.
  private var waiting: [[Item]] = [[Item(schedule: .usual, preemptions: 0)]]
  /// How many of each cost have been taken.
  private var taken = [0]
  private var current: Item?
  /// How many more schedules will be taken.
  private var left: Int
  private let preemptions: Int
  private var fewestLeftOut: Int?

  /// - Parameters:
  ///   - runs: How many schedules are taken at most.
  ///   - preemptions: The most preemptions in one schedule; any number if nil.
  package init(runs: Int, preemptions: Int? = nil) {
    left = runs
    self.preemptions = preemptions ?? .max
  }

  /// The next schedule to run; nil if there is none, or if as many as wanted have been taken.
  package mutating func next() -> Schedule? {
    guard left > 0, let cost = waiting.indices.first(where: { taken[$0] < waiting[$0].count })
    else { return nil }
    let item = waiting[cost][taken[cost]]
    taken[cost] += 1
    if taken[cost] == waiting[cost].count { (waiting[cost], taken[cost]) = ([], 0) }
    left -= 1
    current = item
    return item.schedule
  }

  /// Adds the schedules that differ from the latest one in one more choice.
  ///
  /// - Parameter made: The choices of the run.
  package mutating func add(_ made: ChoicesMade) {
    guard let parent = current else { return }
    let last = parent.schedule.choices.last?.number ?? 0
    if made.count > max(made.points.count, last) { leaveOut(parent.preemptions) }
    for isPreemption in [false, true] {
      let preemptions = parent.preemptions + (isPreemption ? 1 : 0)
      let cost = parent.cost + (isPreemption ? 2 : 1)
      for number in stride(from: last + 1, through: made.points.count, by: 1) {
        let point = made.points[number - 1]
        guard point.isPreemption == isPreemption, !point.isIdle else { continue }
        guard preemptions <= self.preemptions, count(upTo: cost) < left else {
          leaveOut(preemptions)
          break
        }
        for candidate in 1..<point.candidates {
          let choice = Schedule.Choice(number: number, candidate: candidate)
          add(Item(schedule: parent.schedule.appending(choice), preemptions: preemptions))
        }
      }
    }
  }

  /// The fewest preemptions of a schedule that has not been taken; nil if all have been taken.
  package var fewestPreemptionsLeft: Int? {
    let waitingNow = waiting.indices.lazy.flatMap { cost in waiting[cost][taken[cost]...] }
    return (waitingNow.map(\.preemptions) + [fewestLeftOut].compactMap(\.self)).min()
  }

  private mutating func add(_ item: Item) {
    while waiting.count <= item.cost {
      waiting.append([])
      taken.append(0)
    }
    waiting[item.cost].append(item)
  }

  private mutating func leaveOut(_ preemptions: Int) {
    fewestLeftOut = min(fewestLeftOut ?? preemptions, preemptions)
  }

  /// How many schedules wait that come before those of a higher cost.
  private func count(upTo cost: Int) -> Int {
    zip(waiting, taken).prefix(cost + 1).reduce(0) { $0 + $1.0.count - $1.1 }
  }
}
