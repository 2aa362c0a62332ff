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
//: - Predict (lines of `Second`): `second` subscribes two seconds later. Which number does it print first, and when?
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
//: - Predict (lines of `Third`, `Fourth`): What does `third` print first, and when? And `fourth`?
//: - Hint: `publish` subscribes to its source when `connect` is called, and not before.
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
//: - Predict (number of `curl`): How many lines begin with `curl`?
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
 - Hint: For the question: who was subscribed when the count went from 0 to 1?
 - Question: Why does Second begin at 0, and Fourth at 2?
 - Answer: Each subscription to the cold observable runs the closure of `create` again, with a count of its own. `publish`
   subscribes to its source once, at `connect()`, and Fourth joins that count when two numbers have been sent.
 - Experiment: `:diff .debug("http") => .debug("http").share(replay: 1)` shares the request. How many are sent?
 */
