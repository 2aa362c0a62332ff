/*:
 # Where to retry

 `retry(3)` answers an error by subscribing to its source again, up to three attempts in all. `share` makes one
 subscription out of many. A weather report needs both. In which order?

 The weather station fails twice and answers the third time. Anna and Bob want to know.
 */
import Foundation
import RxSwift

//: - Setup: `weather()`, which prints `GET weather` at each attempt and succeeds at the third, and `listen(to:as:)`, which
//:   prints all events
var attempts = 0
let server = DispatchQueue(label: "server")

struct NoConnection: Error {}

func weather() -> Observable<String> {
  attempts = 0
  return Observable.create { observer in
    attempts += 1
    let attempt = attempts
    print("GET weather, attempt \(attempt)")
    server.asyncAfter(deadline: .now() + 0.3) {
      if attempt < 3 {
        observer.onError(NoConnection())
      } else {
        observer.onNext("sunny")
        observer.onCompleted()
      }
    }
    return Disposables.create()
  }
}

func listen(to report: Observable<String>, as name: String) -> Disposable {
  report.subscribe(
    onNext: { print("\(name): \($0)") }, onError: { _ in print("\(name): failed") },
    onCompleted: { print("\(name): completed") })
}

let bag = DisposeBag()

//: ## `retry`, then `share`
//: Anna subscribes to the shared report, and Bob joins her before the first attempt has failed.
//: - Predict (number of `GET`): How many lines begin with `GET`?
//: - Hint: `retry` sits between the station and `share`. How many subscriptions does it have below it?
//: - Hint: The first two attempts fail, and the third one succeeds.
print("--- retry, share ---")
let safe = weather().retry(3).share(replay: 1)
listen(to: safe, as: "Anna").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.1)
listen(to: safe, as: "Bob").disposed(by: bag)
Thread.sleep(forTimeInterval: 1.2)

//: ## `share`, then `retry` for one of them
//: `retry` made three attempts for both of them, and neither noticed the failures.
//:
//: Now the report is shared first, and only Anna retries it.
//: - Predict (lines of `Anna`, `Bob`): Which lines do Anna and Bob print, in which order? Write them as
//:   `Anna: sunny`, `Bob: completed` or `Anna: failed`.
//: - Hint: The first attempt fails. To whom does `share` pass the error?
//: - Hint: Anna's `retry` subscribes to the shared report again. Does Bob?
print("--- share, retry ---")
let bare = weather().share(replay: 1)
listen(to: bare.retry(3), as: "Anna").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.1)
listen(to: bare, as: "Bob").disposed(by: bag)
Thread.sleep(forTimeInterval: 1.2)

//: ## `retry` below a `.forever`
//: The error ended the connection for all. Anna's second and third attempt had connections of their own, without Bob.
//:
//: The last report is shared with the scope `.forever`, and Anna retries it.
//: - Predict (number of `GET`): How many lines begin with `GET`?
//: - Hint: `.forever` keeps the last element and the completion. What about an error?
//: - Hint: What does a new subscriber of such a report get, the second and the third time?
//: - Misconception: retry-of-shared
print("--- forever, retry ---")
let kept = weather().share(replay: 1, scope: .forever)
listen(to: kept.retry(3), as: "Anna").disposed(by: bag)
Thread.sleep(forTimeInterval: 1.2)

//: ## Where `retry` can help
//: The first attempt failed, and `.forever` kept that error, as it keeps a completion. Each time Anna's `retry` subscribed
//: again, it got the kept error at once, and the weather station was not asked. After three such attempts `retry` gave up.
print("--- end ---")
/*:
 - Hint: For the question: the source must be able to run again where `retry` subscribes to it.
 - Question: Where does `retry` belong in a chain that is shared, and why?
 - Answer: Above `share`, next to the source that can fail. There it repeats the request once for all subscribers.
   Below `.forever` it only gets the kept error again; below `share(replay: 1)` each subscriber must retry for itself.
 - Experiment: `:diff weather().share(replay: 1, scope: .forever) => weather().retry(3).share(replay: 1, scope: .forever)`
   puts one more `retry` above the last `share`. How many attempts are there now?
 */
