/*:
 # Three big sales

 The big sales are chosen first, and then counted.
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
    .take(3)
    .scan(0) { total, price in total + price }
    .subscribe(
      onNext: { print("big sales: \($0)") }, onCompleted: { print("three big sales") })
  Thread.sleep(forTimeInterval: 2)
  print("the shop closes")
}
/*:
 Behind the filter, `take(3)` counts big sales only. It completes with the third of them, and its source is disposed of.
 */
