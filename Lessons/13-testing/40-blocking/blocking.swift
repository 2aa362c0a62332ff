/*:
 # Waiting for a result

 A test scheduler needs a chain that takes its scheduler from outside. Sometimes you only have the finished thing: an
 observable that works on its own queues. `toBlocking()` subscribes to it, and holds your thread until the result is
 there.
 - Limit: 20 s
 */
import Foundation
import RxBlocking
import RxSwift

//: - Setup: `bakery`, which sends a loaf every 0.4 seconds on a queue of its own
let oven = SerialDispatchQueueScheduler(internalSerialQueueName: "oven")
let bakery = Observable<Int>.interval(.milliseconds(400), scheduler: oven)
  .map { "loaf \($0 + 1)" }

//: ## All elements
//: `subscribe` returns at once. `toArray()` of a blocking observable returns when the source has completed.
//: - Predict (first of `Box`, `closing time`): Which is printed first, `Box` or `closing time`?
//: - Hint: On which line does the main thread stand while the loaves are baked?
//: - Hint: `toArray()` returns the whole array. When is it complete?
let box = try bakery.take(3).toBlocking().toArray()
print("Box \(box)")
print("closing time")

//: ## The first one
//: The main thread stood still for 1.2 seconds, until the third loaf was there. `first()` wants one loaf, and this
//: bakery bakes without end.
//: - Predict (yes if `oven off` before `Breakfast`): Is the oven off when Breakfast is printed?
//: - Hint: What is left to wait for when the first element is there?
//: - Hint: Somebody who waits for nothing more can dispose the subscription.
let breakfast = try bakery
  .do(onDispose: { print("oven off") })
  .toBlocking()
  .first()
print("Breakfast \(breakfast ?? "nothing")")

//: ## A source that never completes
//: `first()` disposed its subscription as soon as it had its element. `last()` knows which element is the last one
//: when the source has completed, and this source never does. A `timeout` in seconds keeps such a test from standing
//: still forever.
//: - Predict (one of `Last nothing`, `Last loaf 2`, `Last failed`): Which line comes after one second: `Last
//:   nothing`, `Last loaf 2` or `Last failed`?
//: - Hint: Two loaves are ready after one second. Is the second one the last?
//: - Hint: `last()` can throw. When would it?
do {
  let last = try bakery.toBlocking(timeout: 1).last()
  print("Last \(last ?? "nothing")")
} catch {
  print("Last failed: \(error)")
}

//: ## On the main queue
//: A timeout is thrown as an error, like an error of the source. Now a source that works on the main queue. The main
//: thread waits for it.
//: - Predict (one of `Main got`, `Main failed`): Which of the two lines is printed, `Main got` or `Main failed`?
//: - Hint: A thread that only sleeps would never reach the work of its queue.
//: - Hint: While `toBlocking` holds the main thread, the run loop of the main thread goes on.
do {
  let bell = try Observable<Int>.timer(.milliseconds(500), scheduler: MainScheduler.instance)
    .toBlocking(timeout: 2)
    .single()
  print("Main got \(bell)")
} catch {
  print("Main failed: \(error)")
}
/*:
 - Question: You can test one chain with a `TestScheduler` or with `toBlocking`. What do you gain with the test
   scheduler?
 - Answer: It takes no real time, it shows the tick of each event, and it has the same result in each run.
   `toBlocking` waits for real queues, and shows only what came.
 - Experiment: `:diff toBlocking(timeout: 1).last() => take(2).toBlocking(timeout: 1).last()` gives the source an end.
 */
