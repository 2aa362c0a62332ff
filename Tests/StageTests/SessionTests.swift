import Stage
import Testing

struct SessionTests {
  @Test func timeIsPausedBetweenEntries() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    try stage.perform {
      _ = stage.mainQueue.timer(at: .seconds(1), every: .seconds(1)) { stage.print("lap") }
      stage.mainQueue.async { stage.print("ready job") }
      stage.print("entry")
    }
    #expect(stage.now == .zero)
    #expect(stage.nextDue == .seconds(1))
    #expect(try stage.perform { 6 * 7 } == 42)
    try stage.advance(by: .milliseconds(2_500))
    #expect(stage.now == .milliseconds(2_500))
    #expect(stage.nextDue == .seconds(3))
    try stage.advance(by: .milliseconds(500))
    #expect(
      Trace(records: recorder.records, outcome: .finished).lines == [
        "0s main: entry", "0s main: ready job", "1s main: lap", "2s main: lap", "3s main: lap",
      ]
    )
  }

  @Test func aBlockingCallLetsTimePass() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    try stage.perform {
      stage.detachThread(name: "other") {
        try stage.sleep(for: .seconds(1))
        stage.print("one")
        try stage.sleep(for: .seconds(2))
        stage.print("three")
      }
      try stage.sleep(for: .seconds(2))
    }
    #expect(stage.now == .seconds(2))
    #expect(recorder.texts == ["one"])
    try stage.advance(by: .seconds(1))
    #expect(recorder.texts == ["one", "three"])
  }

  @Test func anErrorOfAnEntryLeavesTheSessionAlive() throws {
    struct Oops: Error {}
    let (stage, _) = makeStage()
    defer { stage.finish() }
    #expect(throws: Oops.self) { try stage.perform { throw Oops() } }
    #expect(stage.outcome == nil)
    #expect(try stage.perform { 1 } == 1)
  }

  @Test func aFailureOfAJobEndsTheEntryAndNotTheSession() throws {
    struct Oops: Error {}
    let (stage, _) = makeStage()
    #expect(throws: Oops.self) {
      try stage.perform { stage.makeQueue(label: "q").async { throw Oops() } }
    }
    #expect(try stage.perform { 1 } == 1)
    _ = stage.mainQueue.async(at: .seconds(1)) { throw Oops() }
    #expect(throws: Oops.self) { try stage.advance(by: .seconds(2)) }
    #expect(try stage.perform { 2 } == 2)
    #expect(stage.finish().description == "finished")
  }

  @Test func tooManyThreadsEndTheEntryAndNotTheSession() throws {
    let (stage, _) = makeStage(Stage.Configuration(maximumThreads: 4))
    #expect(throws: StageError.tooManyThreads(limit: 4, at: nil)) {
      try stage.perform {
        for _ in 1...9 { stage.detachThread { try stage.sleep(for: .seconds(10)) } }
      }
    }
    #expect(try stage.perform { 1 } == 1)
    // Those that sleep end, and others can start.
    try stage.advance(by: .seconds(10))
    #expect(try stage.perform { try stage.makeQueue(label: "q").sync { 2 } } == 2)
    #expect(stage.finish().description == "finished")
  }

  @Test func aWaitThatNobodyCanEndIsAnErrorOfTheEntry() throws {
    let (stage, _) = makeStage()
    defer { stage.finish() }
    let semaphore = StageSemaphore(on: stage, value: 0)
    #expect(throws: StageError.deadlock("main waits for a semaphore's signal")) {
      try stage.perform { try semaphore.wait() }
    }
    let queue = stage.makeQueue(label: "q")
    queue.suspend()
    #expect(throws: StageError.deadlock("main waits for its turn on the queue q")) {
      try stage.perform { try queue.sync {} }
    }
    try queue.resume()
    #expect(try stage.perform { try queue.sync { try semaphore.signal() } } == false)
    #expect(try stage.perform { try semaphore.wait(until: stage.now) })
  }

  @Test func aWorkerMayWaitForALaterEntry() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    let semaphore = StageSemaphore(on: stage, value: 0)
    try stage.perform {
      stage.detachThread {
        try semaphore.wait()
        stage.print("woken")
      }
    }
    #expect(recorder.texts.isEmpty)
    try stage.perform { _ = try semaphore.signal() }
    #expect(recorder.texts == ["woken"])
  }

  enum Busy: CaseIterable {
    case loop, sleep, workerLoop, whileMainIsBlocked
  }

  @Test(arguments: Busy.allCases)
  func anInterruptCutsTheEntryShortAndTheSessionGoesOn(_ busy: Busy) throws {
    let clock = busy == .sleep ? Stage.Configuration.Clock.real : .virtual
    let (stage, recorder) = makeStage(Stage.Configuration(clock: clock))
    defer { stage.finish() }
    let begun = NativeSignal()
    let helper = OutsideThread {
      begun.wait()
      if busy != .whileMainIsBlocked { stage.interrupt() }
    }
    #expect(throws: StageEnded.self) {
      try stage.perform {
        // A job that has not begun when the interrupt comes waits for the next entry.
        if busy != .workerLoop { begun.post() }
        switch busy {
        case .loop:
          while !stage.isEnding {}
          throw StageEnded()
        case .sleep:
          try stage.sleep(for: .seconds(3_600))
        case .whileMainIsBlocked:
          stage.detachThread { stage.interrupt() }
          try stage.sleep(for: .seconds(3_600))
        case .workerLoop:
          stage.makeQueue(label: "q").async {
            begun.post()
            while !stage.isEnding {}
            throw StageEnded()
          }
        }
      }
    }
    helper.join()
    #expect(stage.outcome == nil)
    #expect(!stage.isEnding)
    try stage.perform { stage.print("alive") }
    #expect(recorder.texts == ["alive"])
    #expect(stage.now == .zero)
  }

  @Test func anInterruptBetweenEntriesIsForgotten() throws {
    let (stage, _) = makeStage()
    defer { stage.finish() }
    stage.interrupt()
    #expect(try stage.perform { 1 } == 1)
  }

  @Test func advancingForEverStopsWhenNothingIsLeft() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    try stage.perform { stage.mainQueue.async(at: .seconds(9)) { stage.print("late") } }
    try stage.advance(by: .never)
    #expect(recorder.texts == ["late"])
    #expect(stage.now == .seconds(9))
  }

  @Test func theLimitEndsIt() throws {
    let (stage, _) = makeStage(Stage.Configuration(limit: .seconds(2)))
    try stage.advance(by: .seconds(2))
    #expect(throws: StageEnded.self) { try stage.advance(by: .nanoseconds(1)) }
    #expect(stage.finish().description == "time limit reached")
    #expect(stage.now == .seconds(2))
  }

  @Test func jobsScheduledFromOutsideRunWithTheNextEntry() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    stage.mainQueue.async { stage.print("from outside") }
    stage.makeQueue(label: "q").async { stage.print("worker") }
    #expect(recorder.texts.isEmpty)
    try stage.perform { stage.print("entry") }
    let trace = Trace(records: recorder.records, outcome: .finished)
    #expect(trace.steps == ["main: from outside", "2: worker", "main: entry"])
  }

  @Test func aSuspendedMainQueueDoesNotLockTheSessionOut() throws {
    let (stage, recorder) = makeStage()
    defer { stage.finish() }
    try stage.perform {
      stage.mainQueue.suspend()
      stage.mainQueue.async { stage.print("held") }
    }
    #expect(recorder.texts.isEmpty)
    try stage.perform { try stage.mainQueue.resume() }
    #expect(recorder.texts == ["held"])
  }

  @Test func finishUnwindsWhoSleeps() throws {
    let (stage, _) = makeStage()
    var unwound: [Int] = []
    try stage.perform {
      for number in 2...4 {
        stage.detachThread {
          defer { unwound.append(number) }
          try stage.sleep(for: .seconds(10 - number))
        }
      }
    }
    #expect(stage.finish().description == "finished")
    #expect(unwound == [2, 3, 4])
  }

  @Test func aSessionWithoutEntriesFinishes() {
    let (stage, _) = makeStage()
    #expect(stage.finish().description == "finished")
    #expect(stage.finish().description == "finished")
  }
}
