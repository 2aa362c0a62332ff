import Foundation
import RxSwift
import RxTest

func suggestions(
  for keys: TestableObservable<String>, _ scheduler: TestScheduler
) -> Observable<String> {
  keys
    .debounce(.seconds(20), scheduler: scheduler)
    .filter { $0.count > 1 }
    .distinctUntilChanged()
}

let scheduler = TestScheduler(initialClock: 0)
let keys = scheduler.createHotObservable([
  .next(10, "t"), .next(50, "te"), .next(60, "tea"),
  .next(150, "teap"), .next(155, "tea"),
  .next(300, "teapot"), .completed(400),
])

let recorder = scheduler.createObserver(String.self)
let subscription = suggestions(for: keys, scheduler).subscribe(recorder)
scheduler.start()
subscription.dispose()
for event in recorder.events {
  print("Suggest \(event)")
}
print(
  recorder.events == [.next(80, "tea"), .next(320, "teapot"), .completed(400)]
    ? "test passed" : "test failed")
/*:
 The recorder subscribes while the clock still stands at 0. `start()` without a closure only moves the clock.
 */
