/*:
 # Sharing while connected

 `share(replay: 1)` has the scope `.whileConnected`: the replay buffer belongs to one connection to the source. Compare each
 step with the same one of `share-replay`. Older listings call this operator `shareReplayLatestWhileConnected()`.
 - Limit: 30 s
 */
import Foundation
import RxSwift
//: - Setup: a timer source that counts: `ticks(every:)`
func ticks(every period: Double) -> Observable<Int> {
  Observable.create { observer in
    print("Subscribed")
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
    timer.schedule(deadline: .now() + period, repeating: period)
    var count = 0
    timer.setEventHandler {
      observer.onNext(count)
      count += 1
    }
    timer.resume()
    return Disposables.create {
      print("Disposed")
      timer.cancel()
    }
  }
}

//: ## A second subscriber
//: - Predict (lines of `Second`): What does Second print first, and when?
//: - Hint: First is still subscribed, so the connection and its buffer exist.
print("--- while connected ---")
let shared = ticks(every: 1).share(replay: 1, scope: .whileConnected)
let first = shared.subscribe(onNext: { print("First \($0)") })
Thread.sleep(forTimeInterval: 2)
let second = shared.subscribe(onNext: { print("Second \($0)") })
Thread.sleep(forTimeInterval: 3)
first.dispose()
Thread.sleep(forTimeInterval: 4)
second.dispose()

//: ## A subscriber after the last one has left
//: - Predict (first of `Third`, `Subscribed`): What is printed first, `Third …` or `Subscribed`?
//: - Hint: `Disposed` was printed when the last subscriber left: the connection ended there.
print("nobody listens")
Thread.sleep(forTimeInterval: 1)
let third = shared.subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 2)
third.dispose()

//: ## A subscriber after the end
//: - Predict (lines of `Too late`): Too late subscribes after the count has completed. What does it print?
//: - Hint: When the source completes, the connection ends too.
print("--- after the end ---")
let short = ticks(every: 1).take(2).share(replay: 1)
let inTime = short.subscribe(
  onNext: { print("In time \($0)") }, onCompleted: { print("In time completed") })
Thread.sleep(forTimeInterval: 3)
let tooLate = short.subscribe(
  onNext: { print("Too late \($0)") }, onCompleted: { print("Too late completed") })
Thread.sleep(forTimeInterval: 3)

//: ## Two subscribers to a request
//: - Predict (number of `curl`): How many lines begin with `curl`? And when is `6 letters` printed?
//: - Hint: `share` comes after `debug`. How often is the request subscribed to?
print("--- request ---")
func request(_ address: String) -> Observable<String> {
  Observable.create { observer in
    print("curl -X GET \"\(address)\" -i -v")
    let sent = Date()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.96) {
      let took = Int((Date().timeIntervalSince(sent) * 1000).rounded())
      print("Success (\(took)ms): Status 200")
      observer.onNext("a page")
      observer.onCompleted()
    }
    return Disposables.create()
  }
}

let page = request("https://example.com/").debug("http").share(replay: 1)
let text = page.subscribe(onNext: { print("text view shows \($0)") })
Thread.sleep(forTimeInterval: 0.25)
let status = page.map { $0.count }.subscribe(onNext: { print("\($0) letters") })
Thread.sleep(forTimeInterval: 2)
print("--- end ---")
/*:
 - Hint: For the question: think of a screen that is closed and opened again an hour later.
 - Question: Too late starts a second count here; in `share-replay` it did not. Which of the two would you want for a
   request?
 - Answer: For a request, `.whileConnected`: whoever opens the screen an hour later wants a fresh answer. `.forever` suits a
   value that never changes.
 - Experiment: `:diff 81: .share(replay: 1) =>` takes `share` away from `page`. How many lines begin with `curl`?
 */
