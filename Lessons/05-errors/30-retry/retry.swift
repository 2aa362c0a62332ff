/*:
 # retry: again from the start

 `retry` answers an error by subscribing to its source again. For a download that means: send the request again.
 `retry(n)` gives up at some point and passes the error on.
 */
import Foundation
import RxSwift

//: - Setup: `download(failing:)`, which sends `part 1` and `part 2`, 200 ms each; the connection is lost before `part 2`,
//:   as many times as you say
struct ConnectionLost: Error {}

let background = SerialDispatchQueueScheduler(qos: .default)

/// `deferred` runs its closure for each subscription and subscribes to the observable that it returns, so each attempt
/// is counted.
func download(failing failures: Int) -> Observable<String> {
  var attempts = 0
  return Observable.deferred {
    attempts += 1
    let attempt = attempts
    print("attempt \(attempt)")
    return Observable<Int>.interval(.milliseconds(200), scheduler: background)
      .take(2)
      .map { part in
        if part == 1, attempt <= failures { throw ConnectionLost() }
        return "part \(part + 1)"
      }
  }
}

//: ## One failure
//: The connection is lost once. Each subscription to the download prints `attempt`.
//: - Predict (lines of `First`): What does First print? The first line is `First part 1`, the last one `First completed`.
//: - Hint: `retry` subscribes to the whole download again. It does not know how far the first attempt came.
//: - Hint: What had First received before the error?
_ = download(failing: 1)
  .retry()
  .subscribe(onNext: { print("First \($0)") }, onCompleted: { print("First completed") })
Thread.sleep(forTimeInterval: 1)

//: ## A number
//: First received part 1 twice: `retry` lets the elements of a failed attempt through and only swallows its error. This
//: server never works, so the next download needs a limit.
//: - Predict (number of `attempt`): How many attempts are made?
//: - Hint: Is the first attempt a *re*try?
//: - Hint: `retry(1)` behaves as if it were not there.
//: - Misconception: retry-counts-retries
print("--- retry(2) ---")
_ = download(failing: .max)
  .retry(2)
  .subscribe(onNext: { print("Second \($0)") }, onError: { _ in print("Second failed") })
Thread.sleep(forTimeInterval: 1.5)

//: ## Enough attempts?
//: The number counts all attempts, the first one included: `retry(2)` tries again once. This server fails twice before it
//: works.
//: - Predict (one of `Third completed`, `Third failed`): How does Third end: with `Third completed` or `Third failed`?
//: - Hint: Which attempt is the one that would work?
//: - Hint: How many attempts does `retry(3)` allow?
print("--- retry(3) ---")
_ = download(failing: 2)
  .retry(3)
  .subscribe(
    onNext: { print("Third \($0)") }, onError: { _ in print("Third failed") },
    onCompleted: { print("Third completed") })
Thread.sleep(forTimeInterval: 1.5)

//: ## A source that does not start again
//: The third attempt worked. `retry` helps where each subscription starts the work from the beginning: a request, a file,
//: a timer. Here the source is a subject that fails.
//: - Predict (lines of `Fourth`): The subject sends `tea`, then fails; then it is asked to send `cake`. What does Fourth
//:   print?
//: - Hint: What does a subject send to somebody who subscribes after its error?
//: - Hint: `retry(3)` subscribes to it two more times.
print("--- a subject ---")
let orders = PublishSubject<String>()
_ = orders.retry(3)
  .subscribe(onNext: { print("Fourth \($0)") }, onError: { _ in print("Fourth failed") })
orders.onNext("tea")
orders.onError(ConnectionLost())
orders.onNext("cake")

//: ## Looking back
//: A failed subject answers each new subscription with its error, so all three attempts were over in no time.
print("--- end ---")
/*:
 - Question: The subject answers at once. What would `retry()` without a number do there?
 - Answer: It would subscribe again and again without a pause, and never return. `retry()` suits only sources that take
   some time to fail. The next lesson waits between the attempts.
 - Experiment: `:diff .retry(2) => .retry(1)`: is there a second attempt?
 */
