/*:
 # materialize: errors as values

 Sometimes you want to see the events of a stream as values: to log them, to count the errors, or to show them.
 `materialize` turns each event into an element of type `Event`, and `dematerialize` turns such elements back into events.
 */
import Foundation
import RxSwift

//: - Setup: `upload(_:)`, which sends 50 and 100, in percent, 200 ms each; "bad.jpg" fails after 50
struct Refused: Error {}

let background = SerialDispatchQueueScheduler(qos: .default)

func upload(_ file: String) -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(200), scheduler: background)
    .take(2)
    .map { count in
      if file == "bad.jpg", count == 1 { throw Refused() }
      return (count + 1) * 50
    }
}

//: ## The events of a failing stream
//: The upload sends 50 and fails. First prints each element of the materialized stream, and at its end `First failed` or
//: `First completed`.
//: - Predict (one of `First failed`, `First completed`): How does the materialized stream end: with `First failed` or
//:   `First completed`?
//: - Hint: The error of the upload is now an element, like any other.
//: - Hint: An element ends no stream. What is left to come after it?
_ = upload("bad.jpg").materialize()
  .subscribe(
    onNext: { print("First \($0)") }, onError: { _ in print("First failed") },
    onCompleted: { print("First completed") })
Thread.sleep(forTimeInterval: 0.6)

//: ## The events of a stream that completes
//: The error arrived as the element `error(…)`, and then the stream completed: a materialized stream never fails. This
//: upload works.
//: - Predict (number of `Second`): How many elements does Second receive? It prints one line for each.
//: - Hint: Each event becomes an element. How many events does the upload send?
//: - Hint: `completed` is an event.
print("--- completed ---")
_ = upload("good.jpg").materialize().subscribe(onNext: { print("Second \($0)") })
Thread.sleep(forTimeInterval: 0.6)

//: ## Two streams from one
//: Two numbers and one `completed`. An `Event` has properties: `element` is nil if it is not a `next`, `error` is nil if
//: it is not an `error`. So one stream of events splits into a stream of elements and a stream of errors. Both listen to
//: a subject, to which the upload's events go.
//: - Predict (yes if `Progress 100`): Is `Progress 100` printed?
//: - Hint: `compactMap` drops what is nil.
//: - Hint: Which events does the upload of `bad.jpg` send, and in which order?
print("--- two streams ---")
let events = PublishSubject<Event<Int>>()
_ = events.compactMap { $0.element }.subscribe(onNext: { print("Progress \($0)") })
_ = events.compactMap { $0.error }.subscribe(onNext: { print("Problem: \($0)") })
_ = upload("bad.jpg").materialize().subscribe(onNext: { events.onNext($0) })
Thread.sleep(forTimeInterval: 0.6)

//: ## And back
//: The upload stopped at its error, as always: `materialize` changes how the error is passed on, and does not keep the
//: source alive. But the subject and its two streams live on and can take the events of the next upload. Now
//: `dematerialize` turns values back into events.
//: - Predict (lines of `Third`): What does Third print?
//: - Hint: `dematerialize` sends the events that it receives as elements.
//: - Hint: What does the subscriber of a stream receive after `completed`?
print("--- and back ---")
_ = Observable<Event<Int>>.of(.next(1), .next(2), .completed, .next(3))
  .dematerialize()
  .subscribe(onNext: { print("Third \($0)") }, onCompleted: { print("Third completed") })

//: ## Looking back
//: The element `.completed` became a `completed` event, and nothing follows that.
print("--- end ---")
/*:
 - Question: When would you use `materialize` and not `catch`?
 - Answer: Use `catch` when something else should take the error's place. Use `materialize` when the error itself is what
   you want to show, count or send elsewhere: `catch` would have to put an element in its place, a number for
   example.
 - Experiment: `:diff upload("good.jpg").materialize() => upload("good.jpg").materialize().dematerialize()`: what does
   Second print now?
 */
