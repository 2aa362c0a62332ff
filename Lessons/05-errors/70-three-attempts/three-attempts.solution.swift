/*:
 # Three attempts, then the cache

 An app asks a server for the weather. If the server does not answer, the app should ask two more times, and only then
 show what is in its cache. Today it shows the cache at once.
 - Task: Let the app ask each server up to three times before it shows the cache.
 - Hint: `retry` acts on an error. Does it receive one here?
 - Hint: Read the chain from top to bottom: what should happen first when an error comes? And what does the number of
   `retry` count?
 - Hint: `.retry(3)` first, `.catchAndReturn(…)` below it.
 */
import Foundation
import RxSwift

struct NoAnswer: Error {}

let background = SerialDispatchQueueScheduler(qos: .default)

/// Asks a server that answers from its `works`-th attempt on.
func weather(_ city: String, works: Int) -> Observable<String> {
  var attempts = 0
  return Observable.deferred {
    attempts += 1
    let attempt = attempts
    print("\(city): attempt \(attempt)")
    return Observable<Int>.timer(.milliseconds(200), scheduler: background).map { _ in
      if attempt < works { throw NoAnswer() }
      return "sunny"
    }
  }
}

func forecast(_ city: String, works: Int) -> Observable<String> {
  weather(city, works: works)
    .retry(3)
    .catchAndReturn("rain, says the cache")
}

//: ## Three cities with better and worse servers (nothing below needs a change)
for (city, works) in [("Oslo", 1), ("Rome", 3), ("Cairo", 9)] {
  _ = forecast(city, works: works)
    .subscribe(onNext: { print("\(city): \($0)") }, onCompleted: { print("\(city): done") })
  Thread.sleep(forTimeInterval: 1)
}
/*:
 `retry` receives each error of the server first, and passes on only that of the third attempt, which `catchAndReturn`
 replaces. In the given order `catchAndReturn` took the first error away, and nothing was left to try again.
 */
