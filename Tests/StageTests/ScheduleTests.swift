import Stage
import Testing

struct ScheduleTests {
  // MARK: Every order

  @Test func readyThreadsRunInEveryOrder() {
    let all = EverySchedule { stage in
      for name in ["a", "b", "c"] { stage.detachThread { stage.print(name) } }
    }
    #expect(all.runs.count == 6)
    #expect(all.logs == permutations)
  }

  @Test func sleepsThatEndAtTheSameTimeEndInEveryOrder() {
    let all = EverySchedule { stage in
      for name in ["a", "b", "c"] {
        stage.globalQueue().async(at: .seconds(1)) { stage.print(name) }
      }
    }
    #expect(all.runs.count == 6)
    #expect(all.logs == permutations)
  }

  @Test func timersOfOneQueueTie() {
    let all = EverySchedule { stage in
      for name in ["a", "b", "c"] {
        stage.mainQueue.async(at: .seconds(1)) { stage.print(name) }
      }
    }
    #expect(all.runs.count == 6)
    #expect(all.logs == permutations)
  }

  @Test func jobsOfAConcurrentQueueRunInEveryOrder() {
    let all = EverySchedule { stage in
      let queue = stage.makeQueue(label: "q", concurrent: true)
      for name in ["a", "b", "c"] { queue.async { stage.print(name) } }
    }
    #expect(all.logs == permutations)
  }

  @Test func aReadyThreadMayRunBeforeOrAfterADueTimer() {
    let all = EverySchedule { stage in
      stage.globalQueue().async(at: .seconds(1)) {
        stage.detachThread { stage.print("thread") }
        stage.print("armed first")
      }
      stage.globalQueue().async(at: .seconds(1)) { stage.print("timer") }
    }
    #expect(
      all.logs == [
        ["armed first", "thread", "timer"], ["armed first", "timer", "thread"],
        ["timer", "armed first", "thread"],
      ]
    )
  }

  @Test func anyThreadThatWaitsMayGetASemaphoreOrALock() {
    let all = EverySchedule { stage in
      let semaphore = StageSemaphore(on: stage, value: 0)
      for number in 1...3 {
        stage.detachThread {
          try stage.sleep(for: .seconds(number))
          try semaphore.wait()
          stage.print("\(number)")
        }
      }
      try stage.sleep(for: .seconds(9))
      for _ in 1...3 {
        try semaphore.signal()
        try stage.sleep(for: .seconds(1))
      }
    }
    #expect(all.logs.count == 6)
  }

  // MARK: What keeps its order

  @Test func aSerialQueueKeepsTheOrderOfItsJobs() {
    let all = EverySchedule(preemptions: 2) { stage in
      let queue = stage.makeQueue(label: "q")
      for name in ["a", "b", "c"] {
        queue.async {
          try stage.preemptionPoint()
          stage.print(name)
        }
      }
      stage.detachThread { try stage.preemptionPoint() }
    }
    #expect(all.runs.count > 1)
    #expect(all.logs == [["a", "b", "c"]])
  }

  @Test func deadlinesAtDifferentTimesKeepTheirOrder() {
    let all = EverySchedule { stage in
      for milliseconds in [3, 1, 2] {
        stage.globalQueue().async(at: .milliseconds(milliseconds)) {
          stage.print("\(milliseconds)")
        }
      }
    }
    #expect(all.runs.count == 1)
    #expect(all.logs == [["1", "2", "3"]])
  }

  @Test func whatIsDueAtOnceOnASerialQueueKeepsItsOrder() {
    let all = EverySchedule { stage in
      let queue = stage.makeQueue(label: "q")
      for name in ["a", "b", "c"] { queue.async(at: stage.now) { stage.print(name) } }
    }
    #expect(all.runs.count == 1)
    #expect(all.logs == [["a", "b", "c"]])
  }

  @Test func aThreadThatRunsAloneHasNoChoices() {
    let all = EverySchedule(preemptions: 9) { stage in
      for number in 1...3 {
        try stage.preemptionPoint()
        try stage.sleep(for: .seconds(1))
        stage.print("\(number)")
      }
    }
    #expect(all.runs.count == 1)
  }

  @Test func aThreadThatOnlySleepsAgainIsMarkedIdle() {
    let made = traceChoices(.usual) { stage in
      for name in ["a", "b"] {
        stage.detachThread {
          for _ in 1...3 { try stage.sleep(for: .seconds(1)) }
          stage.print(name)
        }
      }
    }.made
    // The first turn begins a job, and the last one prints.
    #expect(made.points.map(\.isIdle) == [false, true, true, false])
  }

  // MARK: Preemption

  @Test func aPreemptedThreadLosesAnUpdate() {
    func logs(preemptions: Int) -> Set<[String]> {
      EverySchedule(preemptions: preemptions) { stage in
        let counter = Box(0)
        let group = StageGroup(on: stage)
        for _ in 1...2 {
          stage.globalQueue().async(group: group) {
            try stage.preemptionPoint()
            let seen = counter.value
            try stage.preemptionPoint()
            counter.value = seen + 1
          }
        }
        try group.wait()
        stage.print("\(counter.value)")
      }.logs
    }
    #expect(logs(preemptions: 0) == [["2"]])
    #expect(logs(preemptions: 1) == [["1"], ["2"]])
  }

  @Test func mainsLoopMayBeOvertakenBetweenItsJobs() {
    let all = EverySchedule { stage in
      stage.mainQueue.async { stage.detachThread { stage.print("thread") } }
      stage.mainQueue.async { stage.print("job") }
      try stage.runMainQueue(until: .seconds(1))
    }
    #expect(all.logs == [["job", "thread"], ["thread", "job"]])
  }

  // MARK: Replay

  @Test func theUsualScheduleIsTheRunWithoutOne() {
    let plain = trace { try race($0) }
    let (usual, made) = traceChoices(.usual) { try race($0) }
    #expect(usual.records.map(\.said) == plain.records.map(\.said))
    #expect(usual.records.map(\.time) == plain.records.map(\.time))
    #expect(made.schedule == .usual)
    #expect(made.count > 0)
  }

  @Test func aScheduleReplaysTheSameRun() {
    for run in EverySchedule(preemptions: 1, { try race($0) }).runs {
      let again = traceChoices(run.schedule) { try race($0) }
      #expect(again.trace.texts == run.texts)
      #expect(again.made.schedule == run.schedule)
      #expect(again.made.misfit == nil)
    }
  }

  @Test func aSeedChoosesTheSameInEveryRunAndItsScheduleReplaysIt() {
    var found: Set<[String]> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      let (first, made) = traceChoices(.usual, seed: seed) { try race($0) }
      #expect(traceChoices(.usual, seed: seed) { try race($0) }.trace.texts == first.texts)
      #expect(traceChoices(made.schedule) { try race($0) }.trace.texts == first.texts)
      found.insert(first.texts)
    }
    #expect(found.count > 1)
  }

  @Test(arguments: [("9:1", "9:1"), ("1:7", "1:7"), ("1:1,9:1", "9:1")])
  func aScheduleThatDoesNotFitIsReported(text: String, misfit: String) throws {
    let made = traceChoices(try #require(Schedule(text))) { stage in
      for name in ["a", "b"] { stage.detachThread { stage.print(name) } }
    }.made
    #expect(made.count == 1)
    #expect(made.misfit?.description == misfit)
  }

  // MARK: Text

  @Test(arguments: ["usual", "1:1", "3:1,5:2,1000:10"])
  func aTextIsReadBack(text: String) {
    #expect(Schedule(text)?.description == text)
  }

  @Test(arguments: [
    "", "1", "0:1", "1:0", "1:1,", "2:1,1:1", "1:1,1:2", "-1:1", "a:b", "1:1:1", "+1:1",
  ])
  func aTextThatIsNoScheduleIsNotRead(text: String) {
    #expect(Schedule(text) == nil)
  }

  private var permutations: Set<[String]> {
    [
      ["a", "b", "c"], ["a", "c", "b"], ["b", "a", "c"], ["b", "c", "a"], ["c", "a", "b"],
      ["c", "b", "a"],
    ]
  }
}

/// Threads, sleeps and timers that meet.
private func race(_ stage: Stage) throws {
  let queue = stage.makeQueue(label: "q")
  for name in ["a", "b"] {
    stage.detachThread {
      stage.print("\(name) begins")
      try stage.preemptionPoint()
      try stage.sleep(for: .seconds(1))
      queue.async { stage.print("\(name) in q") }
      try stage.preemptionPoint()
      stage.print("\(name) ends")
    }
  }
  stage.mainQueue.async(at: .seconds(1)) { stage.print("timer") }
}

private final class Box {
  var value: Int

  init(_ value: Int) { self.value = value }
}
