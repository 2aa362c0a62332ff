/*:
 # A hidden clock

 A lamp switches itself off when nothing has moved for 30 seconds. In the house it works. In the test it never goes
 off: the test takes no time at all, and the lamp waits on a real clock.
 - Task: Let the lamp of the test wait on the clock of the test.
 - Hint: Which clock does `debounce` wait on, and which clock does the test move?
 - Hint: Every `TestScheduler` is a `SchedulerType`. Where could the lamp get its scheduler from?
 - Hint: Declare `func lamp(_ movement: Observable<String>, on clock: SchedulerType)`, and pass `scheduler` in the test.
 */
import Foundation
import RxSwift
import RxTest

let house = SerialDispatchQueueScheduler(internalSerialQueueName: "house")

/// Sends `on` at the first movement after a quiet time, and `off` when nothing has moved for 30 seconds.
func lamp(_ movement: Observable<String>) -> Observable<String> {
  let on = movement.map { _ in "on" }
  let off = movement.debounce(.seconds(30), scheduler: house).map { _ in "off" }
  return Observable.merge(on, off).distinctUntilChanged()
}

let scheduler = TestScheduler(initialClock: 0)
let movement = scheduler.createHotObservable([
  .next(210, "cat"), .next(220, "Anna"), .next(245, "Anna"), .next(400, "cat"),
])
let recorder = scheduler.start { lamp(movement.asObservable()) }
for event in recorder.events {
  print("Lamp \(event)")
}
