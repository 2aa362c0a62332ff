import Testing

@testable import Stage

struct TimelineTests {
  private func alarm(_ time: Int, _ sequence: Int) -> Alarm {
    let thread = StageThread(number: 1, name: nil, kind: .detached)
    return Alarm(time: .seconds(time), sequence: sequence, action: .wake(thread))
  }

  private func drain(_ timeline: inout Timeline) -> [Int] {
    var order: [Int] = []
    while timeline.first != nil { order.append(timeline.removeFirst().sequence) }
    return order
  }

  @Test func ordersByTimeThenSequence() {
    var timeline = Timeline()
    for (time, sequence) in [(5, 1), (1, 9), (3, 4), (1, 2), (3, 3), (1, 5)] {
      timeline.insert(alarm(time, sequence))
    }
    #expect(drain(&timeline) == [2, 5, 9, 3, 4, 1])
  }

  @Test func cancelledAlarmsDoNotComeOutAndDoNotPileUp() {
    var timeline = Timeline()
    var alarms: [Alarm] = []
    for sequence in 0..<500 {
      let alarm = alarm((sequence * 7_919) % 101, sequence)
      alarms.append(alarm)
      timeline.insert(alarm)
    }
    for alarm in alarms where alarm.sequence % 5 != 0 {
      timeline.cancel(alarm)
      timeline.cancel(alarm)
    }
    #expect(timeline.size < 250)
    let kept = alarms.filter { $0.sequence % 5 == 0 }.sorted { $0.isDue(before: $1) }
    #expect(drain(&timeline) == kept.map(\.sequence))
  }

  @Test func cancellingWhatHasGoneOffChangesNothing() {
    var timeline = Timeline()
    timeline.insert(alarm(1, 1))
    timeline.insert(alarm(2, 2))
    let gone = timeline.removeFirst()
    timeline.cancel(gone)
    #expect(drain(&timeline) == [2])
  }
}
