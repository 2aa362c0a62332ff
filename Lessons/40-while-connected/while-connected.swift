/*:
 # Sharing while somebody listens

 `share(replay: 1)` keeps its memory only while it is connected to the source. When the last subscriber leaves, or the
 source ends, the next subscriber starts from nothing. Older listings call it `shareReplayLatestWhileConnected()`.
 - Limit: 30 s
 */
import Foundation
import RxSwift

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

//: ## While somebody listens it is the same as `.forever`
//: - Predict: What is the first that Second prints, and when?
//: - Hint: First is still listening, so the memory is there.
print("--- while connected ---")
let shared = ticks(every: 1).share(replay: 1, scope: .whileConnected)
let first = shared.subscribe(onNext: { print("First \($0)") })
Thread.sleep(forTimeInterval: 2)
let second = shared.subscribe(onNext: { print("Second \($0)") })
Thread.sleep(forTimeInterval: 3)
first.dispose()
Thread.sleep(forTimeInterval: 4)
second.dispose()

//: ## Nobody listens: forgotten
//: - Predict: What comes first now, `Third …` or `Subscribed`? And which number?
//: - Hint: `Disposed` was printed when the last subscriber left, and the memory went with the connection.
print("nobody listens")
Thread.sleep(forTimeInterval: 1)
let third = shared.subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 2)
third.dispose()

//: ## The source has ended: subscribed anew
//: - Predict: Too late subscribes when the count has ended. What does it print?
//: - Hint: The end of the source is an end of the connection too.
print("--- after the end ---")
let short = ticks(every: 1).take(2).share(replay: 1)
let inTime = short.subscribe(
  onNext: { print("In time \($0)") }, onCompleted: { print("In time completed") })
Thread.sleep(forTimeInterval: 3)
let tooLate = short.subscribe(
  onNext: { print("Too late \($0)") }, onCompleted: { print("Too late completed") })
Thread.sleep(forTimeInterval: 3)

//: ## One request for two subscribers
//: - Predict: How many lines begin with `curl`? And when does `6 letters` come?
//: - Hint: `debug` stands above `share` in the chain, so it speaks of the one subscription to the request.
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
 - Question: Too late starts a second count here, and in `share-replay` it did not. Which of the two would you want for a
   request?
 - Experiment: Take `.share(replay: 1)` away from `page` and count the lines that begin with `curl`.
 */
