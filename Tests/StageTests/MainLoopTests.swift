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
      stage.mainQueue.async { stage.record(.print, "job") }
      for milliseconds in [5, 10, 15] {
        _ = stage.mainQueue.async(at: .milliseconds(milliseconds)) {
          stage.record(.print, "timer")
        }
      }
      try stage.runMainQueue(until: .milliseconds(10))
      stage.record(.print, "behind the loop")
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
          stage.record(.print, "on main: \(stage.currentThread.isMain)")
        }
      }
      try stage.runMainQueue(until: .never) { !isDone }
      stage.record(.print, "behind the loop")
    }
    #expect(lines == ["3 on main: true", "3 behind the loop"])
  }

  @Test func aLoopMayBeInsideAnother() {
    let lines = lines { stage in
      stage.mainQueue.async {
        try stage.runMainQueue(until: .milliseconds(5))
        stage.record(.print, "inner")
      }
      _ = stage.mainQueue.async(at: .milliseconds(2)) { stage.record(.print, "timer") }
      try stage.runMainQueue(until: .milliseconds(4))
      stage.record(.print, "outer")
    }
    #expect(lines == ["2 timer", "5 inner", "5 outer"])
  }
}
