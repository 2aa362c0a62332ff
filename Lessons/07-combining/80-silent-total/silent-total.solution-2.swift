/*:
 # A total that waits too long
 */
import Foundation
import RxSwift

let price = PublishSubject<Int>()
let coupon = PublishSubject<Int>()

struct Cart {
  var price = 0
  var coupon = 0
}

let changes: Observable<(Cart) -> Cart> = Observable.merge(
  price.map { new in { Cart(price: new, coupon: $0.coupon) } },
  coupon.map { new in { Cart(price: $0.price, coupon: new) } })

let display = changes
  .scan(Cart()) { cart, change in change(cart) }
  .subscribe(onNext: { print("To pay: \($0.price - $0.coupon)") })

price.onNext(30)
Thread.sleep(forTimeInterval: 0.5)
price.onNext(40)
Thread.sleep(forTimeInterval: 0.5)
coupon.onNext(5)
Thread.sleep(forTimeInterval: 0.5)
price.onNext(50)
/*:
 `merge` waits for nobody: each change of either source is one element, and `scan` applies it to a cart that has a
 coupon of 0 from the beginning. One place now holds the whole state of the cart.
 */
