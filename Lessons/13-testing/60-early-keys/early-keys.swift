/*:
 # Early keys

 A shop suggests what you may be looking for: it waits for a pause, leaves out texts that are too short, and never
 suggests for the same text twice. The operator is right. Its test fails, because it does not see everything that was
 typed.
 - Task: Make the test record every suggestion, without changing the ticks at which the keys are typed.
 - Hint: Compare the ticks of the keys with the tick at which the test subscribes.
 - Hint: `start { … }` subscribes at 200. It has parameters for other ticks, and you can subscribe a recorder
   yourself, too.
 - Hint: Write `scheduler.start(created: 1, subscribed: 2, disposed: 1000) { … }` with the same closure.
 */
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

let recorder = scheduler.start { suggestions(for: keys, scheduler) }
for event in recorder.events {
  print("Suggest \(event)")
}
print(
  recorder.events == [.next(80, "tea"), .next(320, "teapot"), .completed(400)]
    ? "test passed" : "test failed")
