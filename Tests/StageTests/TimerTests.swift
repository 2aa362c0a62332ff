import Stage
import Testing

struct TimerTests {
  @Test func atOneInstantTheSmallerSequenceNumberGoesFirst() {
    let run = trace(Stage.Configuration(limit: .seconds(4))) { stage in
      let queue = stage.makeQueue(label: "q")
      _ = queue.timer(at: .seconds(2), every: .seconds(2)) {
        stage.print("armed first")
        stage.mainQueue.async { stage.print("led to by it") }
      }
      stage.detachThread(name: "sleeper") {
        try stage.sleep(for: .seconds(2))
        stage.print("slept")
        try stage.sleep(for: .seconds(2))
        stage.print("slept again")
      }
      try stage.yield()
      _ = queue.timer(at: .seconds(2), every: .seconds(2)) { stage.print("armed last") }
    }
    let instant = { (time: String, slept: String) in
      [
        "\(time) 3: armed first", "\(time) main: led to by it",
        "\(time) sleeper: \(slept)", "\(time) 3: armed last",
      ]
    }
    // The second sleep takes its number at two seconds, behind the last timer.
    let first = instant("2s", "slept")
    var second = instant("4s", "slept again")
    second.swapAt(2, 3)
    #expect(run.lines == first + second)
  }

  @Test func aTimersWholeJobRunsBeforeTheSleeperOfTheSameInstant() {
    let run = trace { stage in
      let queue = stage.makeQueue(label: "q")
      queue.async(at: .seconds(1)) {
        stage.print("job")
        queue.async { stage.print("follow-up") }
        try stage.yield()
        stage.print("rest of the job")
      }
      try stage.sleep(for: .seconds(1))
      stage.print("sleeper")
    }
    #expect(run.texts == ["job", "rest of the job", "follow-up", "sleeper"])
  }

  @Test func lapsDoNotDrift() {
    let run = trace(Stage.Configuration(limit: .seconds(2))) { stage in
      _ = stage.mainQueue.timer(at: .milliseconds(100), every: .milliseconds(300)) {
        stage.print("lap")
        try stage.sleep(for: .milliseconds(70))
      }
    }
    let times = run.records.map(\.time.nanoseconds)
    #expect(times == (0..<7).map { 100_000_000 + $0 * 300_000_000 })
  }

  @Test func lapsThatTheHandlerMissesMakeOneCall() {
    let run = trace(Stage.Configuration(limit: .seconds(8))) { stage in
      var timer: StageTimer?
      timer = stage.mainQueue.timer(at: .seconds(1), every: .seconds(1)) {
        stage.print("\(timer?.laps ?? 0)")
        if stage.now == .seconds(1) { try stage.sleep(for: .milliseconds(3_500)) }
      }
    }
    #expect(
      run.lines == [
        "1s main: 1", "4.500s main: 3", "5s main: 1", "6s main: 1", "7s main: 1", "8s main: 1",
      ]
    )
  }

  @Test func aDeadlineInThePastGoesOffAtOnceAndKeepsItsGrid() {
    let run = trace(Stage.Configuration(limit: .seconds(8))) { stage in
      try stage.sleep(for: .seconds(5))
      var timer: StageTimer?
      timer = stage.mainQueue.timer(at: .milliseconds(500), every: .seconds(2)) {
        stage.print("\(timer?.laps ?? 0)")
      }
      stage.mainQueue.async(at: .seconds(1)) { stage.print("one shot") }
    }
    #expect(
      run.lines == ["5s main: 3", "5s main: one shot", "6.500s main: 1"]
    )
  }

  @Test func cancellingFromTheHandlerIsTheLastCall() {
    let run = trace { stage in
      var timer: StageTimer?
      timer = stage.mainQueue.timer(at: .seconds(1), every: .seconds(1)) {
        stage.print("lap")
        if stage.now == .seconds(3) { timer?.cancel() }
      }
    }
    #expect(run.lines == ["1s main: lap", "2s main: lap", "3s main: lap"])
    #expect(run.outcome.description == "finished")
  }

  @Test func cancellingTakesBackACallThatWaits() {
    let run = trace { stage in
      let timer = stage.mainQueue.timer(at: .seconds(1)) { stage.print("never") }
      try stage.sleep(for: .seconds(2))
      timer.cancel()
      stage.print("\(timer.isCancelled)")
    }
    #expect(run.texts == ["true"])
  }

  @Test func cancellingLetsTheHandlerGo() {
    final class Token {}
    weak var token: Token?
    let run = trace { stage in
      let held = Token()
      token = held
      let timer = stage.mainQueue.timer(at: .seconds(1)) { withExtendedLifetime(held) {} }
      timer.cancel()
    }
    #expect(token == nil)
    #expect(run.outcome.description == "finished")
  }

  @Test func aSuspendedTimerCatchesUpInOneCall() {
    let run = trace(Stage.Configuration(limit: .seconds(6))) { stage in
      var timer: StageTimer?
      timer = stage.mainQueue.timer(at: .seconds(1), every: .seconds(1)) {
        stage.print("\(timer?.laps ?? 0)")
      }
      stage.detachThread {
        try stage.sleep(until: .milliseconds(1_500))
        timer?.suspend()
        try stage.sleep(until: .milliseconds(4_500))
        timer?.resume()
      }
    }
    #expect(run.lines == ["1s main: 1", "4.500s main: 3", "5s main: 1", "6s main: 1"])
  }

  @Test func aSuspendedTimerDoesNotKeepTheRunAlive() {
    let run = trace { stage in
      stage.mainQueue.timer(at: .seconds(1), every: .seconds(1)) {}.suspend()
    }
    #expect(run.outcome.description == "finished")
  }

  @Test(arguments: [StageTime.zero, .seconds(-1), .nanoseconds(1)])
  func aTimerTooFastStillLetsTimePass(_ interval: StageTime) {
    let run = trace(Stage.Configuration(limit: .microseconds(5))) { stage in
      _ = stage.mainQueue.timer(at: .zero, every: interval) { stage.print("lap") }
    }
    #expect(run.records.map(\.time) == (0...5).map { .microseconds($0) })
  }

  @Test func neverIsNeverDue() {
    let run = trace { stage in
      _ = stage.mainQueue.timer(at: .never) { stage.print("never") }
      _ = stage.mainQueue.timer(at: .seconds(1), every: .never) { stage.print("once") }
    }
    #expect(run.lines == ["1s main: once"])
    #expect(run.outcome.description == "finished")
  }

  private final class Holder {
    var timer: StageTimer?
    deinit { timer?.cancel() }
  }

  @Test func whatTheHandlerHoldsMayCancelTheTimerWhenItIsFreed() {
    let run = trace { stage in
      var holder: Holder? = Holder()
      let timer = stage.mainQueue.timer(at: .seconds(1)) { [holder] in _ = holder }
      holder?.timer = timer
      holder = nil
      timer.cancel()
      #expect(timer.isCancelled)
    }
    #expect(run.outcome.description == "finished")
  }
}
