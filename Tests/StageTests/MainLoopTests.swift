import Stage
import Synchronization
import Testing

/// Main's jobs from inside a job of main's.
struct MainLoopTests {
  /// What `body` and its jobs write, with the milliseconds at which they do.
  private func lines(_ body: @escaping (Stage) throws -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    var configuration = Stage.Configuration()
    configuration.sink = { record in
      guard record.kind == .print else { return }
      lines.withLock { $0.append("\(record.time.nanoseconds / 1_000_000) \(record.text)") }
    }
    let stage = Stage(configuration)
    _ = stage.run { try body(stage) }
    return lines.withLock { $0 }
  }

  @Test func jobsRunUpToTheTime() {
    let lines = lines { stage in
      stage.mainQueue.async { stage.recordPrint("job") }
      for milliseconds in [5, 10, 15] {
        _ = stage.mainQueue.async(at: .milliseconds(milliseconds)) {
          stage.recordPrint("timer")
        }
      }
      try stage.runMainQueue(until: .milliseconds(10))
      stage.recordPrint("behind the loop")
    }
    #expect(lines == ["0 job", "5 timer", "10 timer", "10 behind the loop", "15 timer"])
  }

  @Test func aWorkerWakesMain() {
    let lines = lines { stage in
      var isDone = false
      stage.globalQueue().async {
        try stage.sleep(for: .milliseconds(3))
        stage.mainQueue.async {
          isDone = true
          stage.recordPrint("on main: \(stage.currentThread.isMain)")
        }
      }
      try stage.runMainQueue(until: .never) { !isDone }
      stage.recordPrint("behind the loop")
    }
    #expect(lines == ["3 on main: true", "3 behind the loop"])
  }

  @Test func aLoopMayBeInsideAnother() {
    let lines = lines { stage in
      stage.mainQueue.async {
        try stage.runMainQueue(until: .milliseconds(5))
        stage.recordPrint("inner")
      }
      _ = stage.mainQueue.async(at: .milliseconds(2)) { stage.recordPrint("timer") }
      try stage.runMainQueue(until: .milliseconds(4))
      stage.recordPrint("outer")
    }
    #expect(lines == ["2 timer", "5 inner", "5 outer"])
  }

  enum Waiting: CaseIterable {
    case mainLoop, conditionOnMain, conditionOnWorker
  }

  @Test(arguments: Waiting.allCases, [false, true])
  func aWaitThatGoesOnKeepsItsNumber(_ waiting: Waiting, isInterrupted: Bool) {
    let lines = lines { stage in
      let condition = StageCondition(on: stage)
      stage.detachThread {
        // Yields until the wait has begun.
        try stage.yield()
        _ = stage.globalQueue().timer(at: .seconds(1)) { stage.recordPrint("timer") }
        if isInterrupted {
          _ = stage.mainQueue.async(at: .milliseconds(500)) { condition.broadcast() }
        }
      }
      switch waiting {
      case .mainLoop: try stage.runMainQueue(until: .seconds(1))
      case .conditionOnMain: try condition.wait(until: .seconds(1)) { false }
      case .conditionOnWorker:
        stage.detachThread {
          try condition.wait(until: .seconds(1)) { false }
          stage.recordPrint("wait")
        }
        return
      }
      stage.recordPrint("wait")
    }
    #expect(lines == ["1000 wait", "1000 timer"])
  }
}
