/*:
 # Three big sales

 A shop celebrates its first three big sales of each day: those of 100 or more. The display shows their total after each of
 them, and `three big sales` at the moment of the third. Now it celebrates after only one on the first day, and two on the
 other.
 - Task: Show the total of the first three big sales, and complete with the third.
 - Hint: What does `take(3)` count at its place in the chain?
 - Hint: Three *big* sales should pass, so choose them before you count.
 - Hint: Put `.filter { … }` above `.take(3)`.
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
    .take(3)
    .filter { $0 >= 100 }
    .scan(0) { total, price in total + price }
    .subscribe(
      onNext: { print("big sales: \($0)") }, onCompleted: { print("three big sales") })
  Thread.sleep(forTimeInterval: 2)
  print("the shop closes")
}
