import Foundation
import RxSwift

var laps = 0
let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
  laps += 1
  print("lap", laps)
  if laps == 3 { timer.invalidate() }
}
let once = Timer(timeInterval: 0.05, repeats: false) { _ in print("once") }
RunLoop.main.add(once, forMode: .common)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.25))
print("in between", laps, timer.isValid, once.isValid)
RunLoop.current.run(until: Date().addingTimeInterval(0.3))
print("after", laps, timer.isValid)

let source = DispatchSource.makeTimerSource(queue: .main)
source.schedule(deadline: .now(), repeating: .milliseconds(50))
var ticks = 0
source.setEventHandler {
  ticks += 1
  print("tick", ticks)
  if ticks == 2 { source.cancel() }
}
source.activate()
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
print(source.isCancelled)

// expect: once
// expect: lap 1
// expect: lap 2
// expect: in between 2 true false
// expect: lap 3
// expect: after 3 false
// expect: tick 1
// expect: tick 2
// expect: true
