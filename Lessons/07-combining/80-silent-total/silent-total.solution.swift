/*:
 # A total that waits too long
 */
import Foundation
import RxSwift

let price = PublishSubject<Int>()
let coupon = PublishSubject<Int>()

let display = Observable.combineLatest(price, coupon.startWith(0)) { $0 - $1 }
  .subscribe(onNext: { print("To pay: \($0)") })

price.onNext(30)
Thread.sleep(forTimeInterval: 0.5)
price.onNext(40)
Thread.sleep(forTimeInterval: 0.5)
coupon.onNext(5)
Thread.sleep(forTimeInterval: 0.5)
price.onNext(50)
/*:
 `combineLatest` sends its first element when all its sources have sent one. `startWith(0)` gives the coupon a first
 value, so that only the price is waited for.
 */
