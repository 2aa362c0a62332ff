/*:
 # Three big sales

 `scan` counts along, and a condition ends it.
 */
import Foundation
import RxSwift

/// Sends a price every 0.2 seconds.
func sales(_ prices: [Int]) -> Observable<Int> {
  Observable<Int>.interval(
    .milliseconds(200), scheduler: ConcurrentDispatchQueueScheduler(qos: .default)
  ).take(prices.count).map { prices[$0] }
}

for prices in [[30, 120, 45, 200, 15, 150, 500, 20], [100, 300, 10, 99, 140, 170]] {
  print("the shop opens")
  _ = sales(prices)
    .filter { $0 >= 100 }
    .scan((count: 0, total: 0)) { state, price in (state.count + 1, state.total + price) }
    .take(while: { $0.count < 3 }, behavior: .inclusive)
    .map { $0.total }
    .subscribe(
      onNext: { print("big sales: \($0)") }, onCompleted: { print("three big sales") })
  Thread.sleep(forTimeInterval: 2)
  print("the shop closes")
}
/*:
 `scan` can keep a count beside the total, and `take(while:)` completes when the count is 3. With `.inclusive`, the element
 that fails the test still passes.
 */
