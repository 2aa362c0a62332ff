import Foundation
import RxSwift
import RxTest

/// Sends `on` at the first movement after a quiet time, and `off` when the latest quiet time is over.
func lamp(
  _ movement: Observable<String>, quietTime: @escaping () -> Observable<Int>
) -> Observable<String> {
  movement
    .flatMapLatest { _ in quietTime().map { _ in "off" }.startWith("on") }
    .distinctUntilChanged()
}

let scheduler = TestScheduler(initialClock: 0)
let movement = scheduler.createHotObservable([
  .next(210, "cat"), .next(220, "Anna"), .next(245, "Anna"), .next(400, "cat"),
])
let recorder = scheduler.start {
  lamp(movement.asObservable()) {
    Observable<Int>.timer(.seconds(30), scheduler: scheduler)
  }
}
for event in recorder.events {
  print("Lamp \(event)")
}
/*:
 The lamp does not know any clock: it gets the quiet time itself, as an observable that it begins again with each
 movement. The test passes a timer of its own clock.
 */
