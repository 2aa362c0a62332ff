import Foundation
import RxSwift

let current = CurrentThreadScheduler.instance
print(CurrentThreadScheduler.isScheduleRequired)
_ = current.schedule(1) { state in
  print("outer", state, CurrentThreadScheduler.isScheduleRequired)
  _ = current.schedule(2) { state in
    print("inner", state)
    return Disposables.create()
  }
  print("outer ends")
  return Disposables.create()
}
_ = current.scheduleRecursive(3) { state, again in
  print("recursive", state)
  if state > 1 { again(state - 1) }
}

let clock = HistoricalScheduler()
print(clock.clock.timeIntervalSince1970)
_ = clock.scheduleRelative("later", dueTime: .seconds(5)) { state in
  print(state, clock.clock.timeIntervalSince1970)
  return Disposables.create()
}
_ = clock.scheduleAbsoluteVirtual("at two", time: Date(timeIntervalSince1970: 2)) { state in
  print(state, clock.now.timeIntervalSince1970)
  return Disposables.create()
}
_ = clock.scheduleRelativeVirtual("after seven", dueTime: 7) { state in
  print(state, clock.now.timeIntervalSince1970)
  return Disposables.create()
}
let periodic = clock.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) { count in
  print("tick", count, clock.clock.timeIntervalSince1970)
  return count + 1
}
clock.advanceTo(Date(timeIntervalSince1970: 4))
print("advanced", clock.clock.timeIntervalSince1970)
periodic.dispose()
clock.sleep(0.5)
print("slept", clock.clock.timeIntervalSince1970)
clock.start()
print("done", clock.clock.timeIntervalSince1970)
_ = Observable<Int>.interval(.seconds(1), scheduler: clock).take(2).subscribe { print("interval", $0) }
clock.start()

// expect: true
// expect: outer 1 false
// expect: outer ends
// expect: inner 2
// expect: recursive 3
// expect: recursive 2
// expect: recursive 1
// expect: 0.0
// expect: tick 0 1.0
// expect: at two 2.0
// expect: tick 1 3.0
// expect: advanced 4.0
// expect: slept 4.5
// expect: later 5.0
// expect: after seven 7.0
// expect: done 7.0
// expect: interval next(0)
// expect: interval next(1)
// expect: interval completed
