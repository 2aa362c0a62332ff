/*:
 # The first price
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

struct NoPrice: Error {}

func firstPrice(_ prices: Observable<Int>) -> Single<Int> {
  prices.first().flatMap { price in
    guard let price else { return .error(NoPrice()) }
    return .just(price)
  }
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
 `first()` sends the first price as an optional, or `nil` if there is none. `flatMap` makes a failure of the `nil`.
 */
