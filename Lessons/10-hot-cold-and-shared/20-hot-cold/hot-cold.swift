/*:
 # Hot and cold

 A *cold* observable is a recipe: each subscriber gets it freshly cooked. A *hot* one is a broadcast: it goes on whether or
 not anyone listens, and latecomers miss the beginning.
 - Limit: 20 s
 */
import Foundation
import RxSwift
//: - Setup: a timer source that counts: `ticks(every:)`
/// Counts 0, 1, 2 …; prints when it is subscribed to and when it is disposed.
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
//: ## Two subscribers to a cold observable
//: `ticks(every: 1)` counts 0, 1, 2 …, one number each second. Both subscribers below use the same `cold`. Sometimes a timer fires at the very moment at which a `sleep` ends. Then the timer comes first: it was set before the sleep began.
//: - Predict (first line of `Second`): `second` subscribes two seconds later. Which number does it print first, and how many seconds from now?
//: - Hint: How often is `Subscribed` printed?
//: - Hint: Each time the closure of `create` runs, it makes its own `count`.
print("--- cold ---")
let cold = ticks(every: 1)
let first = cold.subscribe(onNext: { print("First \($0)") })
Thread.sleep(forTimeInterval: 2)
let second = cold.subscribe(onNext: { print("Second \($0)") })
Thread.sleep(forTimeInterval: 3)
first.dispose()
Thread.sleep(forTimeInterval: 4)
second.dispose()
//: ## `publish` and `connect`
//: `second` ran the closure of `create` again, so it had a count and a timer of its own. `publish()` makes an observable that has one subscription to its source for all its subscribers. It leaves the start to you: `connect()` begins that one subscription, and disposing what `connect()` returns ends it.
//: - Predict (first line of `Third`, `Fourth`): What does `third` print first, and how many seconds from now? And `fourth`? Write both lines, such as `2s Third 7; 8s Fourth 9`.
//: - Hint: The one count begins at `connect()`, two seconds from now. Which numbers are sent before `fourth` subscribes? A timer comes before the end of a sleep.
print("--- hot ---")
let hot = ticks(every: 1).publish()
let third = hot.subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 2)
print("connecting")
let connection = hot.connect()
Thread.sleep(forTimeInterval: 2)
let fourth = hot.subscribe(onNext: { print("Fourth \($0)") })
Thread.sleep(forTimeInterval: 2)
third.dispose()
fourth.dispose()
print("nobody listens")
Thread.sleep(forTimeInterval: 1)
connection.dispose()
//: ## Two subscribers to a request
//: `third` waited for `connect()`. `fourth` joined the running count, which had sent 0 and 1 already: what is hot does not begin again for a latecomer. Now to a request. A text view shows a page, and a quarter of a second later a status line wants to show how long the page is. `.debug("http")` changes nothing: it prints, after its name, what passes through.
//: - Predict (number of `curl`): `curl` is printed when a request is sent. How many lines begin with `curl`?
//: - Hint: `map` makes a new observable from `page`: subscribing to it subscribes to `page` again.
print("--- request ---")
/// Asks a server that takes 1.1 seconds to answer.
func request(_ address: String) -> Observable<String> {
  Observable.create { observer in
    print("curl -X GET \"\(address)\" -i -v")
    let sent = Date()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1.1) {
      let took = Int((Date().timeIntervalSince(sent) * 1000).rounded())
      print("Success (\(took)ms): Status 200")
      observer.onNext("a page")
      observer.onCompleted()
    }
    return Disposables.create()
  }
}

let page = request("https://example.com/").debug("http")
let text = page.subscribe(onNext: { print("text view shows \($0)") })
Thread.sleep(forTimeInterval: 0.25)
let status = page.map { $0.count }.subscribe(onNext: { print("\($0) letters") })
Thread.sleep(forTimeInterval: 2)
print("--- end ---")
/*:
 - Hint: For the question: compare the two lines `http -> subscribed`, and the two lines that begin with `Success`.
 - Question: Is `page` hot or cold, and how does the log show it?
 - Answer: Cold. Each subscription prints `http -> subscribed`, sends a request of its own, and waits 1.1 seconds for its
   own answer. `page` is one constant, but it is only the recipe of a request. The next lessons share the request.
 - Experiment: `:diff .debug("http") => .debug("http").share(replay: 1)` shares the request. How many are sent?
 */
