/*:
 # `self` in a closure

 A cart adds up prices. It owns a bag, so its subscription should end when the cart goes away. An object goes away when
 nothing holds it any more. Whether that ever happens depends on what the closure of the subscription holds.
 */
import RxSwift

/// Sends the price of each thing that the customer picks.
let picks = PublishSubject<Int>()

//: - Setup: `Cart`, with a name, a total, a bag, `add(_:)`, which prints the new total, and a `deinit` that prints
class Cart {
  let name: String
  let bag = DisposeBag()
  var total = 0

  init(_ name: String) { self.name = name }

  deinit { print("\(name) cart is gone") }

  func add(_ price: Int) {
    total += price
    print("\(name) total: \(total)")
  }
}

//: ## A closure that uses `self`
//: Draw it on paper: an arrow from each object to each object that it holds. The cart holds its bag. What does the bag
//: hold, what does the subscription hold, and what does the closure hold?
//: - Predict (yes if `First cart is gone`): The only variable that holds the first cart is set to `nil`. Is the cart
//:   freed?
//: - Hint: An object is freed when no arrow points at it.
//: - Hint: A closure holds the objects that it uses. Follow the arrows: cart, bag, subscription, closure, and from there?
final class StrongCart: Cart {
  func start() {
    picks.subscribe(onNext: { price in self.add(price) }).disposed(by: bag)
  }
}

var first: StrongCart? = StrongCart("First")
first?.start()
picks.onNext(3)
first = nil
picks.onNext(4)

//: ## `[weak self]`
//: The arrows form a ring: the cart holds the bag, the bag the subscription, the subscription the closure, and the
//: closure the cart. Each waits for the other to go. The bag can't help, since it is part of the ring. A capture list
//: breaks it.
//: - Predict (lines of `Second`): Which lines that begin with `Second` are printed? One such line could be
//:   `Second total: 5`.
//: - Hint: A weak reference does not count as an arrow.
//: - Hint: There are two lines.
print("--- weak ---")
final class WeakCart: Cart {
  func start() {
    picks.subscribe(onNext: { [weak self] price in self?.add(price) }).disposed(by: bag)
  }
}

var second: WeakCart? = WeakCart("Second")
second?.start()
picks.onNext(5)
second = nil
picks.onNext(6)

//: ## A method in place of a closure
//: The second cart was freed at once, its bag with it. The first cart still counts. This one passes its method, and the
//: word `self` does not occur.
//: - Predict (yes if `Third cart is gone`): Is the third cart freed?
//: - Hint: When `add` is called, whose `total` does it change?
//: - Hint: `onNext: add` is short for `onNext: self.add`.
print("--- a method ---")
final class ShortCart: Cart {
  func start() {
    picks.subscribe(onNext: add).disposed(by: bag)
  }
}

var third: ShortCart? = ShortCart("Third")
third?.start()
picks.onNext(7)
third = nil
picks.onNext(8)

//: ## When the source ends
//: A method carries its object, so this is the same ring, and harder to see. Two carts are left that nobody can reach.
//: Now the shop closes: the source completes.
//: - Predict (number before `the shop is closed`): How many lines does this step print before
//:   `the shop is closed`?
//: - Hint: A subscription that has ended no longer needs its closure.
//: - Hint: Which arrow of the ring disappears, and for how many carts?
picks.onCompleted()
print("the shop is closed")

//: ## Looking back
//: The end of the source broke both rings: a subscription that has ended lets go of its closure. That is why `self` in
//: the closure of a short request does no harm, and in the closure of an endless stream it leaks.
print("--- end ---")
/*:
 - Question: Would `[unowned self]` have done as well as `[weak self]`?
 - Answer: It breaks the ring, too. But if an event arrives while the object is being freed, on another thread, for
   example, the program crashes. `[weak self]`, or `subscribe(with: self, onNext: { cart, price in … })`, which is the
   same in short, is safe.
 - Experiment: `:diff onNext: add => with: self, onNext: { cart, price in cart.add(price) }` mends the third cart.
 */
