import Foundation
import Stage
import Synchronization
import Testing

/// One program, many runs, one log.
struct RepeatTests {
  /// A program with every kind of hand-over: sleeps, timers, queues, locks, groups, semaphores,
  /// sync.
  static func program(_ unit: StageTime) -> (Stage) throws -> Void {
    { stage in
      let queue = stage.makeQueue(label: "serial")
      let pool = stage.makeQueue(label: "pool", concurrent: true)
      let mutex = StageMutex(on: stage)
      let semaphore = StageSemaphore(on: stage, value: 1)
      let group = StageGroup(on: stage)
      let ticks = stage.globalQueue().timer(at: unit, every: unit) {
        stage.print("tick")
        stage.mainQueue.async { stage.print("tock") }
      }
      for number in 1...4 {
        pool.async(group: group) {
          try semaphore.wait()
          stage.print("pool \(number)")
          try stage.sleep(for: unit)
          try semaphore.signal()
          try queue.sync { stage.print("turn of \(number)") }
        }
      }
      stage.detachThread(name: "detached") {
        for round in 1...3 {
          try mutex.lock()
          stage.print("round \(round)")
          try stage.sleep(for: unit)
          try mutex.unlock()
        }
        try stage.mainQueue.sync { stage.print("on main") }
      }
      group.notify(stage.mainQueue) {
        stage.print("group")
        ticks.cancel()
      }
      try stage.sleep(for: unit * 2)
      try mutex.lock()
      stage.print("main has it")
      try mutex.unlock()
    }
  }

  @Test func twoHundredRunsGiveOneLog() {
    let first = trace(Stage.Configuration(), Self.program(.seconds(1)))
    let differing = Atomic(0)
    // Several worlds at once: the machine has more to do than it has cores.
    let threads = (0..<4).map { _ in
      OutsideThread {
        for _ in 0..<50 {
          let run = trace(Stage.Configuration(), Self.program(.seconds(1)))
          if run.records != first.records { differing.add(1, ordering: .relaxed) }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(differing.load(ordering: .relaxed) == 0)
    #expect(first.records.count > 30)
    #expect(first.outcome.description == "finished")
  }

  @Test func coresBusyWithSomethingElseChangeNothing() {
    let first = trace(Stage.Configuration(), Self.program(.seconds(1)))
    let isDone = Atomic(false)
    let load = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
      OutsideThread { while !isDone.load(ordering: .relaxed) {} }
    }
    var differing = 0
    for _ in 0..<5 {
      let run = trace(Stage.Configuration(), Self.program(.seconds(1)))
      if run.records != first.records { differing += 1 }
    }
    isDone.store(true, ordering: .relaxed)
    for thread in load { thread.join() }
    #expect(differing == 0)
  }

  @Test func realTimeGivesTheSameLinesLater() {
    let virtual = trace(Stage.Configuration(), Self.program(.milliseconds(5)))
    let real = trace(Stage.Configuration(clock: .real), Self.program(.milliseconds(5)))
    func untimed(_ run: Trace) -> [LogRecord] {
      run.records.map { record in
        var record = record
        record.time = .zero
        return record
      }
    }
    #expect(untimed(real) == untimed(virtual))
    for (late, early) in zip(real.records, virtual.records) { #expect(late.time >= early.time) }
    #expect(real.outcome.description == "finished")
  }

  @Test func inRealTimeASleepAfterALongComputationStillTakesItsTime() {
    let run = trace(Stage.Configuration(clock: .real)) { stage in
      usleep(60_000)
      stage.print("computed")
      try stage.sleep(for: .milliseconds(50))
      stage.print("slept")
    }
    #expect(run.records[1].time - run.records[0].time >= .milliseconds(49))
  }

  @Test func noThreadIsLeftBehind() {
    let tasks = Mutex<Set<String>>([])
    func note() {
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
      tasks.withLock { _ = $0.insert("/proc/" + (path ?? "?")) }
    }
    for limit in [nil, StageTime.milliseconds(1_500)] {
      let run = trace(Stage.Configuration(limit: limit)) { stage in
        note()
        for seconds in 1...5 {
          stage.globalQueue().async {
            note()
            try stage.sleep(for: .seconds(seconds))
          }
          stage.detachThread { note() }
        }
      }
      #expect(run.outcome.description == (limit == nil ? "finished" : "time limit reached"))
    }
    let paths = tasks.withLock { $0 }
    #expect(paths.count >= 11)
    // The system takes a joined thread off its list a moment after the join.
    var patience = 10_000
    while patience > 0, paths.contains(where: FileManager.default.fileExists) {
      patience -= 1
      usleep(1_000)
    }
    #expect(patience > 0)
  }

  @Test func aStageAndAllItMadeEndTogether() {
    weak var weakStage: Stage?
    weak var weakThread: StageThread?
    do {
      let (stage, _) = makeStage(Stage.Configuration(limit: .seconds(3)))
      weakStage = stage
      _ = stage.run {
        weakThread = stage.currentThread
        try Self.program(.seconds(1))(stage)
      }
    }
    #expect(weakStage == nil)
    #expect(weakThread == nil)
  }
}
