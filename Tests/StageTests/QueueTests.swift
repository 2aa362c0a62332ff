import Stage
import Testing

struct QueueTests {
  @Test func mainServesItsQueueWhenTheScriptHasEnded() {
    let run = trace { stage in
      stage.mainQueue.async { stage.print("job 1") }
      stage.mainQueue.async { stage.print("job 2") }
      try stage.sleep(for: .seconds(1))
      stage.print("script")
    }
    #expect(run.lines == ["1s main: script", "1s main: job 1", "1s main: job 2"])
  }

  @Test func aSerialQueueWaitsForAJobThatBlocks() {
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q")
      queue.async {
        try stage.sleep(for: .seconds(2))
        stage.print("first")
      }
      queue.async { stage.print("second") }
    }
    #expect(run.lines == ["2s 2: first", "2s 2: second"])
  }

  @Test func aConcurrentQueueDoesNot() {
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q", concurrent: true)
      queue.async {
        try stage.sleep(for: .seconds(2))
        stage.print("first")
      }
      queue.async { stage.print("second") }
    }
    #expect(run.lines == ["0s 3: second", "2s 2: first"])
  }

  @Test func aConcurrentQueueRunsSixtyFourJobsAtOnce() {
    let run = trace { stage in
      for number in 1...65 {
        stage.globalQueue().async {
          try stage.sleep(for: .seconds(1))
          if number >= 64 { stage.print("\(number)") }
        }
      }
    }
    #expect(run.lines == ["1s 65: 64", "2s 2: 65"])
  }

  @Test func aBarrierRunsAlone() {
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q", concurrent: true)
      func job(_ name: String, barrier: Bool = false) {
        queue.async(barrier: barrier) {
          stage.print("\(name) begins")
          try stage.sleep(for: .seconds(1))
          stage.print("\(name) ends")
        }
      }
      job("a")
      job("b")
      job("barrier", barrier: true)
      job("c")
      job("d")
    }
    #expect(
      run.texts == [
        "a begins", "b begins", "a ends", "b ends", "barrier begins", "barrier ends",
        "c begins", "d begins", "c ends", "d ends",
      ]
    )
    #expect(run.records.last?.time == .seconds(3))
  }

  @Test func syncRunsOnTheCallerAndWaitsForItsTurn() {
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q")
      queue.async {
        try stage.sleep(for: .seconds(1))
        stage.print("earlier job")
      }
      let value = try queue.sync {
        stage.print("sync")
        return 7
      }
      queue.async { stage.print("later job") }
      stage.print("\(value)")
    }
    #expect(run.lines == ["1s 2: earlier job", "1s main: sync", "1s main: 7", "1s 2: later job"])
  }

  @Test func syncPassesAnErrorOnAndFreesTheQueue() {
    struct Oops: Error {}
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q")
      #expect(throws: Oops.self) { try queue.sync { throw Oops() } }
      try queue.sync { stage.print("free") }
    }
    #expect(run.texts == ["free"])
    #expect(run.outcome.description == "finished")
  }

  @Test func syncOntoMainRunsOnMain() {
    let run = trace { stage in
      stage.makeQueue(label: "q").async {
        let number = try stage.mainQueue.sync { stage.currentThread.number }
        stage.print("main is \(number)")
      }
    }
    #expect(run.lines == ["0s 2: main is 1"])
    #expect(run.hops == ["main → worker 1 via q", "worker 1 → main via com.apple.main-thread"])
  }

  @Test func nestedSyncRunsThroughAllQueues() {
    let run = trace { stage in
      let (a, b) = (stage.makeQueue(label: "a"), stage.makeQueue(label: "b"))
      try a.sync {
        try b.sync {
          stage.print("\(a.isCurrent) \(b.isCurrent) \(stage.mainQueue.isCurrent)")
        }
        stage.print("\(a.isCurrent) \(b.isCurrent)")
      }
      stage.print("\(a.isCurrent)")
    }
    #expect(run.texts == ["true true true", "true false", "false"])
  }

  enum SelfSync: CaseIterable {
    case mainFromScript, serialFromJob, serialFromSync, barrierFromConcurrentJob
  }

  @Test(arguments: SelfSync.allCases)
  func syncOntoTheQueueOneIsOnIsAnError(_ kind: SelfSync) {
    let run = trace { stage in
      let serial = stage.makeQueue(label: "q")
      let concurrent = stage.makeQueue(label: "q", concurrent: true)
      switch kind {
      case .mainFromScript: try stage.mainQueue.sync {}
      case .serialFromJob: serial.async { try serial.sync {} }
      case .serialFromSync: try serial.sync { try serial.sync {} }
      case .barrierFromConcurrentJob: concurrent.async { try concurrent.sync(barrier: true) {} }
      }
    }
    guard case .failed(let error) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    let label = kind == .mainFromScript ? "com.apple.main-thread" : "q"
    #expect(error as? StageError == .syncOntoCurrentQueue(label))
    #expect("\(error)".contains("`sync` onto the queue \(label)"))
    #expect("\(error)".contains("use `async`"))
  }

  @Test func syncWithinAConcurrentQueueIsFine() {
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q", concurrent: true)
      queue.async { try queue.sync { stage.print("inner") } }
    }
    #expect(run.texts == ["inner"])
  }

  @Test func aSuspendedQueueHoldsItsJobs() {
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q")
      queue.suspend()
      queue.suspend()
      queue.async { stage.print("job") }
      try stage.sleep(for: .seconds(1))
      try queue.resume()
      try stage.sleep(for: .seconds(1))
      try queue.resume()
      #expect(throws: StageError.queueNotSuspended("q")) { try queue.resume() }
    }
    #expect(run.lines == ["2s 2: job"])
  }

  @Test func jobsOfASuspendedQueueDoNotKeepTheRunAlive() {
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q")
      queue.suspend()
      queue.async { stage.print("never") }
    }
    #expect(run.texts == [])
    #expect(run.outcome.description == "finished")
  }

  @Test func globalQueuesAreOneForEachName() {
    let (stage, _) = makeStage()
    #expect(stage.globalQueue() == stage.globalQueue(qos: "default"))
    #expect(stage.globalQueue() != stage.globalQueue(qos: "utility"))
    #expect(stage.globalQueue().label == "com.apple.root.default-qos")
    #expect(stage.globalQueue().isConcurrent)
    #expect(!stage.mainQueue.isConcurrent)
    #expect(stage.mainQueue.isMain)
  }

  @Test func anErrorInAJobFailsTheRunAtOnce() {
    struct Oops: Error {}
    let run = trace { stage in
      stage.makeQueue(label: "q").async { throw Oops() }
      try stage.sleep(for: .seconds(1))
      stage.print("never")
    }
    #expect(run.texts == [])
    #expect(run.outcome.description == "failed: Oops()")
  }
}
