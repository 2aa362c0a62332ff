/*:
 # The total that never comes

 A shop adds up what it sells. When the shop closes, the total of the day should be printed. Sales after that belong to
 the next day. The sales are printed, but the total never comes.
 - Task: Print the total when `closing` sends its element.
 - Hint: The line with the total is below the loop. What would have to happen to the loop, and does it?
 - Hint: `sales` never completes. Give the loop a source that completes when the shop closes.
 - Hint: Loop over `sales.take(until: closing).values`.
 */
import Foundation
import RxSwift

let sales = PublishSubject<Int>()
let closing = PublishSubject<Void>()

let day = Task {
  var total = 0
  for try await price in sales.values {
    print("Sold for \(price)")
    total += price
  }
  print("Total \(total)")
}

//: - Setup: a day in the shop
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
