import Glibc
import Stage
import Testing

struct EndingTests {
  @Test func theLimitItselfStillHappens() {
    let run = trace(Stage.Configuration(limit: .seconds(2))) { stage in
      stage.makeQueue(label: "q").async(at: .seconds(2)) {
        stage.print("due at the limit")
        stage.mainQueue.async { stage.print("led to by it") }
      }
      stage.mainQueue.async(at: .nanoseconds(2_000_000_001)) { stage.print("too late") }
    }
    #expect(run.lines == ["2s 2: due at the limit", "2s main: led to by it"])
    #expect(run.outcome.description == "time limit reached")
  }

  @Test func aSleepBeyondTheLimitUnwinds() {
    let (stage, recorder) = makeStage(Stage.Configuration(limit: .seconds(2)))
    var didUnwind = false
    let outcome = stage.run {
      defer { didUnwind = true }
      try stage.sleep(for: .seconds(3))
      stage.print("never")
    }
    #expect(outcome.description == "time limit reached")
    #expect(stage.now == .seconds(2))
    #expect(didUnwind)
    #expect(recorder.records.isEmpty)
  }

  @Test func nothingIsWrittenAfterTheEnd() {
    let run = trace(Stage.Configuration(limit: .seconds(1))) { stage in
      defer {
        stage.print("never")
        stage.mainQueue.async { stage.print("never") }
      }
      #expect(throws: StageEnded.self) { try stage.sleep(for: .seconds(2)) }
      #expect(throws: StageEnded.self) { try stage.sleep(for: .zero) }
      #expect(throws: StageEnded.self) { try stage.yield() }
      #expect(throws: StageEnded.self) { try StageSemaphore(on: stage, value: 0).wait() }
      #expect(throws: StageEnded.self) { try stage.makeQueue(label: "q").sync {} }
      #expect(stage.isEnding)
    }
    #expect(run.records.isEmpty)
  }

  enum Knot: CaseIterable {
    case semaphore, group, sleep, crossedLocks, crossedQueues

    var report: String {
      switch self {
      case .semaphore: "main waits for a semaphore's signal"
      case .group: "main waits for a group that is not left"
      case .sleep: "main waits for a time that never comes"
      case .crossedLocks:
        "main waits for a lock that worker 1 holds; worker 1 waits for a lock that main holds"
      case .crossedQueues:
        "main waits for its turn on the queue q; "
          + "worker 1 waits for a job that it gave to the queue com.apple.main-thread"
      }
    }

    func tie(_ stage: Stage) throws {
      let queue = stage.makeQueue(label: "q")
      switch self {
      case .semaphore: try StageSemaphore(on: stage, value: 0).wait()
      case .group:
        let group = StageGroup(on: stage)
        group.enter()
        try group.wait()
      case .sleep: try stage.sleep(until: .never)
      case .crossedLocks:
        let (a, b) = (StageMutex(on: stage), StageMutex(on: stage))
        try a.lock()
        queue.async {
          try b.lock()
          try a.lock()
        }
        try stage.sleep(for: .seconds(1))
        try b.lock()
      case .crossedQueues:
        queue.async { try stage.mainQueue.sync {} }
        try stage.yield()
        try queue.sync {}
      }
    }
  }

  @Test(arguments: Knot.allCases)
  func aDeadlockSaysWhoWaitsForWhat(_ knot: Knot) {
    let run = trace { stage in try knot.tie(stage) }
    guard case .deadlocked(let report) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(report == knot.report)
  }

  @Test func aWorkerMayWaitForEverOnceMainIsDone() {
    let run = trace { stage in
      stage.makeQueue(label: "q").async { try StageSemaphore(on: stage, value: 0).wait() }
      try stage.sleep(for: .seconds(1))
    }
    #expect(run.outcome.description == "finished")
  }

  @Test func theFirstFailureWins() {
    struct Oops: Error { let number: Int }
    let run = trace { stage in
      stage.fail(Oops(number: 1))
      stage.fail(Oops(number: 2))
      throw Oops(number: 3)
    }
    #expect(run.outcome.description == "failed: Oops(number: 1)")
  }

  @Test(arguments: [Stage.Configuration.Clock.virtual, .real])
  func anInterruptFromOutsideEndsALoopThatPolls(_ clock: Stage.Configuration.Clock) {
    let (stage, _) = makeStage(Stage.Configuration(clock: clock))
    let begun = NativeSignal()
    let helper = OutsideThread {
      begun.wait()
      stage.interrupt()
    }
    let outcome = stage.run {
      begun.post()
      while !stage.isEnding {}
      throw StageEnded()
    }
    helper.join()
    #expect(outcome.description == "interrupted")
  }

  @Test func anInterruptEndsAnIdleWaitOfRealMode() {
    let (stage, recorder) = makeStage(Stage.Configuration(clock: .real))
    let begun = NativeSignal()
    let helper = OutsideThread {
      begun.wait()
      stage.interrupt()
    }
    let outcome = stage.run {
      stage.detachThread { try stage.sleep(for: .seconds(7_200)) }
      begun.post()
      try stage.sleep(for: .seconds(3_600))
      stage.print("never")
    }
    helper.join()
    #expect(outcome.description == "interrupted")
    #expect(recorder.texts.isEmpty)
  }

  @Test func anInterruptBeforeTheRunCounts() {
    let (stage, _) = makeStage()
    stage.interrupt()
    let outcome = stage.run { Issue.record("should not begin") }
    #expect(outcome.description == "interrupted")
  }

  @Test func anInterruptMayComeFromASignalHandler() {
    let (stage, _) = makeStage()
    SignalTarget.stage = stage
    defer { SignalTarget.stage = nil }
    signal(SIGUSR2) { _ in SignalTarget.stage?.interrupt() }
    let outcome = stage.run {
      _ = stage.mainQueue.timer(at: .zero, every: .seconds(1)) {}
      try stage.sleep(for: .seconds(5))
      // The test runner's threads, from which the stage's inherit, hold signals back.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGUSR2)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(SIGUSR2)
      try stage.sleep(for: .seconds(5))
    }
    signal(SIGUSR2, SIG_DFL)
    #expect(outcome.description == "interrupted")
    #expect(stage.now == .seconds(5))
  }

  @Test func anAbandonedWorkerDoesNotHoldAnythingUp() {
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q")
      queue.async { stage.abandonThread() }
      queue.async { stage.print("next job") }
      try stage.sleep(for: .seconds(1))
      stage.print("main goes on")
    }
    #expect(run.lines == ["0s 3: next job", "1s main: main goes on"])
    #expect(run.outcome.description == "finished")
  }

  @Test func abandoningMainEndsTheRun() {
    let run = trace { stage in
      stage.detachThread {
        try stage.sleep(for: .seconds(1))
        stage.print("never")
      }
      _ = stage.mainQueue.timer(at: .zero, every: .seconds(1)) {}
      stage.abandonThread()
    }
    #expect(run.texts == [])
    #expect(run.outcome.description == "interrupted")
  }

  @Test func aThreadOfOneStageMayRunAnother() {
    let run = trace { outer in
      outer.print("before")
      let inner = trace { stage in
        try stage.sleep(for: .seconds(9))
        stage.print("\(Stage.current === outer)")
      }
      try outer.sleep(for: .seconds(1))
      outer.print("\(inner.lines) \(Stage.current === outer)")
    }
    #expect(run.lines == ["0s main: before", #"1s main: ["9s main: false"] true"#])
  }

  @Test func pendingClosuresEndOnAThreadOfTheStage() {
    final class Token {
      let stage: Stage
      let note: (Bool) -> Void
      init(_ stage: Stage, _ note: @escaping (Bool) -> Void) {
        self.stage = stage
        self.note = note
      }
      deinit {
        note(Stage.current === stage && stage.currentThread.isMain)
        stage.mainQueue.async {}
      }
    }
    var seen: [Bool] = []
    let run = trace(Stage.Configuration(limit: .seconds(1))) { stage in
      func hold() -> () -> Void {
        let token = Token(stage) { seen.append($0) }
        return { withExtendedLifetime(token) {} }
      }
      _ = stage.mainQueue.timer(at: .seconds(2), every: .seconds(1), handler: hold())
      let queue = stage.makeQueue(label: "q")
      queue.suspend()
      queue.async(hold())
      stage.mainQueue.async(at: .seconds(1)) {
        stage.mainQueue.async(hold())
        try stage.sleep(for: .seconds(5))
      }
    }
    #expect(seen == [true, true, true])
    #expect(run.outcome.description == "time limit reached")
  }
}
