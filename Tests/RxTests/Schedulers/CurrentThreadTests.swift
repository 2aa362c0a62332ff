import Rx
import Testing

struct CurrentThreadTests {
  @Test func whatIsScheduledMeanwhileComesAfter() {
    var log: [String] = []
    let scheduler = CurrentThreadScheduler.instance
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule(()) { _ in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      log.append("outer")
      for name in ["a", "b"] {
        let work = scheduler.schedule(()) { _ in
          log.append(name)
          return Disposables.create()
        }
        if name == "b" { work.dispose() }
      }
      log.append("outer ends")
      return Disposables.create()
    }
    #expect(log == ["outer", "outer ends", "a"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func manyTurnsNeedNoStack() {
    var count = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { number, recurse in
      count += 1
      if number < 100_000 { recurse(number + 1) }
    }
    #expect(count == 100_001)
  }
}
