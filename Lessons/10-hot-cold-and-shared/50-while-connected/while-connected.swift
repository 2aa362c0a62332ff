/*:
 # Sharing while connected

 `share(replay: 1)` has the scope `.whileConnected`: the replay buffer belongs to one connection to the source. This is the
 second half of the slow motion: the visits of `share-replay` once more, with this scope. Older listings call the operator
 `shareReplayLatestWhileConnected()`.
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
//: The stopwatch again: First looks at it from the start, Second comes two seconds later, while First is still there.
//: Second subscribes at the very moment at which a number is sent. The number comes first: its timer was set before the
//: sleep began.
//: - Predict (first line of `Second`): What does Second print first, and how many seconds from now?
//: - Hint: First is still subscribed, so the connection and its buffer exist.
//: - Hint: Which number has First just received?
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
//: Up to here nothing differs from `.forever`: while somebody is connected, both scopes keep the last number.
//:
//: Now First and Second have left. Third comes a second later. Think of a price on a board: the shop has been closed, and
//: someone opens it again.
//: - Predict (first of `Third`, `Subscribed`): What is printed first, `Third …` or `Subscribed`?
//: - Hint: What does the buffer belong to?
//: - Hint: `Disposed` was printed when the last subscriber left: the connection ended there.
print("nobody listens")
Thread.sleep(forTimeInterval: 1)
let third = shared.subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 2)
third.dispose()

//: ## A subscriber after the end
//: The buffer was gone with its connection, so Third had to wait for the first number of a new count. With `.forever`,
//: Third got an 8 first, a number of a count that nobody looked at any more.
//:
//: There is another way for a connection to end: `take(2)` completes the count. In time is there until then. Too late
//: comes a second after the end.
//: - Predict (lines of `Too late`): What does Too late print? Write its lines in order, such as `Too late 7` or
//:   `Too late completed`.
//: - Hint: When the source completes, the connection ends too.
//: - Hint: Nothing is kept. What does a first subscriber of `short` get?
print("--- after the end ---")
let short = ticks(every: 1).take(2).share(replay: 1)
let inTime = short.subscribe(
  onNext: { print("In time \($0)") }, onCompleted: { print("In time completed") })
Thread.sleep(forTimeInterval: 3)
let tooLate = short.subscribe(
  onNext: { print("Too late \($0)") }, onCompleted: { print("Too late completed") })
Thread.sleep(forTimeInterval: 3)

//: ## Two subscribers to a request
//: Too late was a first subscriber again, and the whole count ran once more for it: a completion ends a connection just as
//: the last one to leave does.
//:
//: The last step is the request of `hot-cold`. A text view asks for a page, and a quarter of a second later a status line
//: asks for the same page. The answer takes almost a second.
//: - Predict (number of `curl`): `curl` is printed when a request is sent. How many lines begin with `curl`?
//: - Hint: `share` comes after `debug`. How often is the request subscribed to?
//: - Hint: Has the connection ended when the status line subscribes?
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
 - Question: Too late started a second count here; in `share-replay` it did not. Which of the two would you want for a
   request?
 - Answer: For a request, `.whileConnected`: whoever opens the screen an hour later wants a fresh answer. `.forever` suits a
   value that never changes. Here, one request served both, because the status line came before the answer.
 - Experiment: `:diff 0.25 => 1.5` lets the status line come after the answer. How many lines begin with `curl` now?
 */
