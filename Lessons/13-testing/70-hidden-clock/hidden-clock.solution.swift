import Foundation
import RxSwift
import RxTest

/// Sends `on` at the first movement after a quiet time, and `off` when nothing has moved for 30 seconds.
func lamp(_ movement: Observable<String>, on clock: SchedulerType) -> Observable<String> {
  let on = movement.map { _ in "on" }
  let off = movement.debounce(.seconds(30), scheduler: clock).map { _ in "off" }
  return Observable.merge(on, off).distinctUntilChanged()
}

let scheduler = TestScheduler(initialClock: 0)
let movement = scheduler.createHotObservable([
  .next(210, "cat"), .next(220, "Anna"), .next(245, "Anna"), .next(400, "cat"),
])
let recorder = scheduler.start { lamp(movement.asObservable(), on: scheduler) }
for event in recorder.events {
  print("Lamp \(event)")
}
/*:
 The caller passes the clock, so the test passes its own, and `debounce` waits for ticks. The house passes its queue
 scheduler.
 */
