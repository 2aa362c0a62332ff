/*:
 # retry(when:): again, but not at once

 A server that is overloaded needs a pause. `retry(when:)` lets you decide when to try again: you get an observable of the
 errors, and you return an observable, the *trigger*. Each element of the trigger starts another attempt.
 */
import Foundation
import RxSwift

//: - Setup: `request(failing:)`, which prints each attempt and fails or answers 100 ms later, and `wait(_:)`, which sends
//:   one element after so many milliseconds
enum Problem: Error { case busy, forbidden }

let background = SerialDispatchQueueScheduler(qos: .default)

/// `deferred` runs its closure for each subscription, so each attempt is counted.
func request(failing failures: Int, with problem: Problem = .busy) -> Observable<String> {
  var attempts = 0
  return Observable.deferred {
    attempts += 1
    let attempt = attempts
    print("attempt \(attempt)")
    return Observable<Int>.timer(.milliseconds(100), scheduler: background).map { _ in
      if attempt <= failures { throw problem }
      return "answer"
    }
  }
}

/// `timer` waits, sends one element, and completes.
func wait(_ milliseconds: Int) -> Observable<Int> {
  Observable<Int>.timer(.milliseconds(milliseconds), scheduler: background)
}

//: ## The same pause each time
//: The trigger is the stream of errors itself, delayed: `delay` passes each element on 300 ms later. An attempt fails after
//: 100 ms.
//: - Predict (lines of `attempt`): When is each of the three attempts made? Say it like `0s attempt 1`.
//: - Hint: The first attempt is made at 0 s. When does it fail?
//: - Hint: 100 ms to fail, and 300 ms for the error to come out of `delay`.
_ = request(failing: 2)
  .retry(when: { errors in errors.delay(.milliseconds(300), scheduler: background) })
  .subscribe(onNext: { print("First \($0)") })
Thread.sleep(forTimeInterval: 1.2)

//: ## The trigger ends
//: Attempts were made every 400 ms, until one worked. The elements of the trigger start attempts; what they are does not
//: matter. This trigger is not endless: `take(2)` completes after two errors.
//: - Predict (one of `Second failed`, `Second completed`): The server never works. How does Second end: with
//:   `Second failed` or `Second completed`?
//: - Hint: The trigger says what happens next. What could its `completed` mean?
//: - Hint: Does the trigger of this step ever send an error?
print("--- the trigger ends ---")
_ = request(failing: .max)
  .retry(when: { errors in errors.delay(.milliseconds(300), scheduler: background).take(2) })
  .subscribe(
    onNext: { print("Second \($0)") }, onError: { print("Second failed: \($0)") },
    onCompleted: { print("Second completed") })
Thread.sleep(forTimeInterval: 1.5)

//: ## A pause that grows
//: Whatever ends the trigger ends the result in the same way: `completed` gave `completed`, and the error was lost. To
//: give up with the error, the trigger sends it on. Here `enumerated` puts a number beside each error, from 0. `flatMap`,
//: which has the next chapter to itself, calls its closure for each error, and sends on what the observable sends that the
//: closure returns: the element of a timer, or an error.
//: - Predict (number of `attempt`): How many attempts are made?
//: - Hint: Each timer that `flatMap` returns starts one attempt.
//: - Hint: How many timers are there, and which attempt needs none?
print("--- a pause that grows ---")
let pauses = [200, 400]
_ = request(failing: .max)
  .retry(when: { errors in
    errors.enumerated().flatMap { count, error in
      count < pauses.count ? wait(pauses[count]) : .error(error)
    }
  })
  .subscribe(onNext: { print("Third \($0)") }, onError: { print("Third failed: \($0)") })
Thread.sleep(forTimeInterval: 1.5)

//: ## Another kind of error
//: Two pauses, three attempts, and the error at the end. For each error the closure of `flatMap` decides what the trigger
//: does: after `return wait(…)` the trigger sends an element, and there is another attempt; after `return .error(error)`
//: the trigger fails, and so does the result. Here the closure looks at the error itself. This server answers `forbidden`
//: each time.
//: - Predict (number of `attempt`): How many attempts are made?
//: - Hint: Which of the two branches does `forbidden` take?
//: - Hint: What did the trigger of the last step do to give up?
print("--- forbidden ---")
_ = request(failing: .max, with: .forbidden)
  .retry(when: { errors in
    errors.flatMap { error in
      if case Problem.busy = error { return wait(300) }
      return .error(error)
    }
  })
  .subscribe(onNext: { print("Fourth \($0)") }, onError: { _ in print("Fourth failed") })
Thread.sleep(forTimeInterval: 1)

//: ## Looking back
//: One attempt: asking again does not help if the answer is `forbidden`, so the trigger passed it on. A good trigger does
//: three things: it waits longer each time, it gives up at some point, and it lets errors through that will not go away.
print("--- end ---")
/*:
 - Question: Why should the pause grow from attempt to attempt?
 - Answer: A short failure is over quickly, so the first pause is short. If it lasts, a thousand clients that ask every
   300 ms keep the server overloaded; longer pauses give it time to recover.
 - Experiment: `:diff [200, 400] => [100, 200, 300]` allows one more attempt. When does Third fail now?
 */
