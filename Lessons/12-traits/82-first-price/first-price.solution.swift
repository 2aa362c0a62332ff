/*:
 # The first price
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

func firstPrice(_ prices: Observable<Int>) -> Single<Int> {
  prices.take(1).asSingle()
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
/*:
 `take(1)` completes with the first price, and `asSingle` then knows that there is exactly one. Without any price it
 fails, as it should.
 */
