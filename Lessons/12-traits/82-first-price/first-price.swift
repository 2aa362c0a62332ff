/*:
 # The first price

 A market sends a price every 0.3 seconds and never stops. Another market is closed: it completes without a price. A
 customer asks each of them for one price, and both answers are wrong: instead of the first price, there is an error.
 - Task: Answer with the first price of a market as soon as it is there, and with a failure if there is none.
 - Hint: The subscriptions are fine. `firstPrice` promises one element, but how many does its observable send?
 - Hint: Cut the observable down to one element before it becomes a single. Is `asSingle()` content with an empty
   observable?
 - Hint: `prices.take(…).asSingle()`
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

func firstPrice(_ prices: Observable<Int>) -> Single<Int> {
  prices.asSingle()
}

let open = Observable<Int>.interval(.milliseconds(300), scheduler: clock).map { 10 + $0 }
let closed = Observable<Int>.empty()

for (name, market) in [("open", open), ("closed", closed)] {
  _ = firstPrice(market)
    .subscribe(
      onSuccess: { print("\(name): \($0) euros") },
      onFailure: { _ in print("\(name): no price") })
  Thread.sleep(forTimeInterval: 1)
}
