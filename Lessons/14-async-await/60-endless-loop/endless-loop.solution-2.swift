import Foundation
import RxSwift

let sales = PublishSubject<Int>()
let closing = PublishSubject<Void>()

enum Moment {
  case sale(Int)
  case closing
}

let day = Task {
  var total = 0
  let moments = Observable.merge(sales.map { .sale($0) }, closing.map { Moment.closing })
  for try await moment in moments.values {
    guard case .sale(let price) = moment else { break }
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
 The closing comes through the same loop as the sales, and the loop leaves with `break`. That disposes the
 subscription, so later sales are not counted.
 */
