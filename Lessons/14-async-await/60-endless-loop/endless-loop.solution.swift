import Foundation
import RxSwift

let sales = PublishSubject<Int>()
let closing = PublishSubject<Void>()

let day = Task {
  var total = 0
  for try await price in sales.take(until: closing).values {
    print("Sold for \(price)")
    total += price
  }
  print("Total \(total)")
}

Thread.sleep(forTimeInterval: 0.3)
for price in [4, 3, 5] {
  sales.onNext(price)
  Thread.sleep(forTimeInterval: 0.3)
}
print("the shop closes")
closing.onNext(())
Thread.sleep(forTimeInterval: 0.3)
sales.onNext(100)
Thread.sleep(forTimeInterval: 0.3)
day.cancel()
Thread.sleep(forTimeInterval: 0.3)
/*:
 `take(until:)` completes when `closing` sends an element, and the completion ends the loop. The line below the loop
 is reached.
 */
