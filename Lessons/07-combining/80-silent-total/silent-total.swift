/*:
 # A total that waits too long

 A shop prints the price to pay: the price of the cart minus a coupon. Most customers have no coupon, and for them the
 display stays empty. The total should be printed for each change of the price, and again when a coupon is entered.
 - Task: Make the total appear before a coupon is entered, too.
 - Hint: Both sources of `combineLatest` have to send something before the first total. Which of them is silent for too
   long?
 - Hint: A customer without a coupon pays the full price, so an absent coupon is a coupon of 0.
 - Hint: Write `coupon.startWith(…)` for `coupon`. Leave `price` as it is: without a price, there is no total.
 */
import Foundation
import RxSwift

let price = PublishSubject<Int>()
let coupon = PublishSubject<Int>()

let display = Observable.combineLatest(price, coupon) { $0 - $1 }
  .subscribe(onNext: { print("To pay: \($0)") })

price.onNext(30)
Thread.sleep(forTimeInterval: 0.5)
price.onNext(40)
Thread.sleep(forTimeInterval: 0.5)
coupon.onNext(5)
Thread.sleep(forTimeInterval: 0.5)
price.onNext(50)
