import Dispatch
import Foundation
import Rx
import Testing

struct VirtualTimeTests {
  @Test func workIsDoneByTimeAndThenByOrder() {
    let clock = TickClock()
    var log: [String] = []
    for (time, name) in [(3, "c"), (1, "a"), (3, "d"), (2, "b"), (1, "a2")] {
      _ = clock.scheduleAbsoluteVirtual((), time: time) { _ in
        log.append("\(name)@\(clock.clock)")
        return Disposables.create()
      }
    }
    clock.start()
    #expect(log == ["a@1", "a2@1", "b@2", "c@3", "d@3"])
  }

  @Test func cancelledWorkIsNotDone() {
    let clock = TickClock()
    var log: [Int] = []
    let work = (1...20).map { time in
      clock.scheduleRelative((), dueTime: .seconds(time)) { _ in
        log.append(time)
        return Disposables.create()
      }
    }
    for time in 1...20 where time % 3 != 0 { work[time - 1].dispose() }
    clock.start()
    #expect(log == [3, 6, 9, 12, 15, 18])
    #expect(clock.clock == 18)
  }

  @Test func workCanBeCancelledOnAnyThread() {
    let clock = TickClock()
    let (isOver, ran) = (Counter(), Counter())
    let lock = NSLock()
    nonisolated(unsafe) var scheduled: [Sent<any Disposable>] = []  // Guarded by `lock`.
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var isLast = false
      while !isLast {
        isLast = isOver.value > 0
        let work = lock.withLock {
          defer { scheduled = [] }
          return scheduled
        }
        for item in work { item.value.dispose() }
      }
      ended.signal()
    }
    for number in 0..<50_000 {
      let work = clock.scheduleRelative((), dueTime: .seconds(1 + number % 97)) { _ in
        ran.add()
        return Disposables.create()
      }
      lock.withLock { scheduled.append(Sent(work)) }
    }
    isOver.add()
    ended.wait()
    clock.start()
    #expect(ran.value == 0)
    #expect(clock.clock == 0)
  }

  @Test func cancelledWorkKeepsNothingAlive() {
    let clock = TickClock()
    weak var kept: Token?
    var works: [any Disposable] = []
    do {
      let token = Token()
      kept = token
      works = (0..<3).map { _ in
        clock.scheduleRelative(token, dueTime: .seconds(1)) { _ in Disposables.create() }
      }
    }
    for work in works { work.dispose() }
    #expect(kept == nil)
    #expect("\(clock.debugDescription)".hasSuffix("0 to do"))
  }

  @Test func advancingStopsAtItsTime() {
    let clock = TickClock()
    var log: [Int] = []
    _ = Observable<Int>.interval(.seconds(2), scheduler: clock).subscribe(onNext: { log.append($0) }
    )
    clock.advanceTo(5)
    #expect(log == [0, 1])
    #expect(clock.clock == 5)
    clock.advanceTo(6)
    #expect(log == [0, 1, 2])
  }

  @Test func workMayMoveTheClockAndStopIt() {
    let clock = TickClock()
    var log: [Int] = []
    for time in [1, 2, 5] {
      _ = clock.scheduleAbsoluteVirtual((), time: time) { _ in
        log.append(clock.clock)
        if time == 1 { clock.sleep(2) } else if time == 2 { clock.stop() }
        return Disposables.create()
      }
    }
    clock.start()
    #expect(log == [1, 3])
    clock.start()
    #expect(log == [1, 3, 5])
  }

  @Test func aHistoricalClockShowsDates() {
    let start = Date(timeIntervalSince1970: 1000)
    let clock = HistoricalScheduler(initialClock: start)
    var seen: Date?
    _ = clock.scheduleRelative((), dueTime: .milliseconds(1500)) { _ in
      seen = clock.now
      return Disposables.create()
    }
    clock.start()
    #expect(seen == start.addingTimeInterval(1.5))
  }

  @Test func recursionTakesTurns() {
    let clock = TickClock()
    var log: [String] = []
    let first = clock.scheduleRecursive(0) { number, recurse in
      log.append("a\(number)")
      recurse(number + 1)
    }
    _ = clock.scheduleRecursive(0) { number, recurse in
      log.append("b\(number)")
      if number < 2 { recurse(number + 1) } else { first.dispose() }
    }
    clock.start()
    #expect(log == ["a0", "b0", "a1", "b1", "a2", "b2"])
  }
}
