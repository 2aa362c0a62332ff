import Testing

@testable import Stage

struct TimelineTests {
  private func deadline(_ time: Int, _ sequence: Int) -> Deadline {
    let thread = StageThread(number: 1, name: nil, kind: .detached)
    return Deadline(time: .seconds(time), sequence: sequence, owner: thread)
  }

  private func drain(_ timeline: inout Timeline) -> [Int] {
    var order: [Int] = []
    while timeline.first != nil { order.append(timeline.removeFirst().sequence) }
    return order
  }

  @Test func ordersByTimeThenSequence() {
    var timeline = Timeline()
    for (time, sequence) in [(5, 1), (1, 9), (3, 4), (1, 2), (3, 3), (1, 5)] {
      timeline.insert(deadline(time, sequence))
    }
    #expect(drain(&timeline) == [2, 5, 9, 3, 4, 1])
  }

  @Test func cancelledDeadlinesDoNotComeOutAndDoNotPileUp() {
    var timeline = Timeline()
    var deadlines: [Deadline] = []
    for sequence in 0..<500 {
      let deadline = deadline((sequence * 7_919) % 101, sequence)
      deadlines.append(deadline)
      timeline.insert(deadline)
    }
    for deadline in deadlines where deadline.sequence % 5 != 0 {
      timeline.cancel(deadline)
      timeline.cancel(deadline)
    }
    #expect(timeline.size < 250)
    let kept = deadlines.filter { $0.sequence % 5 == 0 }.sorted()
    #expect(drain(&timeline) == kept.map(\.sequence))
  }

  @Test func cancellingAReachedDeadlineChangesNothing() {
    var timeline = Timeline()
    timeline.insert(deadline(1, 1))
    timeline.insert(deadline(2, 2))
    let gone = timeline.removeFirst()
    timeline.cancel(gone)
    #expect(drain(&timeline) == [2])
  }
}
