/*:
 # The latest of each: `combineLatest`

 The total of a shopping cart depends on two things that change at different times: the price and the number of pieces.
 Whenever one of them changes, you need the latest value of the other. That is what `combineLatest` remembers for you.
 */
import Foundation
import RxSwift

//: ## Two values that change
//: The closure gets the latest price and the latest number, in this order.
//: - Predict (lines of `Total`): Which lines are printed? Go through the four `onNext` one by one.
//: - Hint: To multiply, you need both factors.
//: - Hint: The prices 10 and 12 come before any number of pieces. What could the closure be called with?
let prices = PublishSubject<Int>()
let pieces = PublishSubject<Int>()
let total = Observable.combineLatest(prices, pieces) { $0 * $1 }
  .subscribe(onNext: { print("Total \($0)") }, onCompleted: { print("Total completed") })
prices.onNext(10)
prices.onNext(12)
Thread.sleep(forTimeInterval: 0.5)
pieces.onNext(1)
Thread.sleep(forTimeInterval: 0.5)
prices.onNext(15)

//: ## One source has ended
//: Nothing was printed until both sources had sent something: the price of 10 was replaced before it could be used.
//: From then on, each change gave a new total. Now the prices are final.
//: - Predict (lines of `Total`): What is printed after `prices` has completed?
//: - Hint: `combineLatest` still remembers the last price.
//: - Hint: It completes when no source can send anything any more.
Thread.sleep(forTimeInterval: 0.5)
prices.onCompleted()
pieces.onNext(2)
Thread.sleep(forTimeInterval: 0.5)
pieces.onNext(3)
pieces.onCompleted()

//: ## A source that stays silent
//: The shop adds a third source: a discount, for customers who type a code. Our customer has none.
//: - Misconception: combining-waits-alike
//: - Predict (lines of `Reduced` before `Repaired`): Which reduced totals are printed?
//: - Hint: Which of the three sources has sent something?
//: - Hint: The price and the number of pieces are there. With which discount could the closure be called?
Thread.sleep(forTimeInterval: 0.5)
let price = BehaviorSubject(value: 20)
let count = BehaviorSubject(value: 1)
let discount = PublishSubject<Int>()
let reduced = Observable.combineLatest(price, count, discount) { $0 * $1 - $2 }
  .subscribe(onNext: { print("Reduced \($0)") })
count.onNext(2)
count.onNext(3)

//: ## A value to begin with
//: One silent source holds back all the others. So give each source a first value: a behavior subject has one, and
//: `startWith` adds one.
//: - Predict (lines of `Repaired`): `count` is 3 by now. What is printed?
//: - Hint: All three have a value when the subscription begins.
//: - Hint: 20 times 3, without a discount. Then a discount comes: how often is the closure called for it?
Thread.sleep(forTimeInterval: 0.5)
let repaired = Observable.combineLatest(price, count, discount.startWith(0)) { $0 * $1 - $2 }
  .subscribe(onNext: { print("Repaired \($0)") })
Thread.sleep(forTimeInterval: 0.5)
discount.onNext(5)
/*:
 - Question: In the last step, `Reduced` is still subscribed. What does it print there, and why not earlier?
 - Answer: One line, when the discount comes. The discount of 5 is the first that its third source has sent. Before, two
   of three values were there, and the closure could not be called.
 - Experiment: `:diff BehaviorSubject(value: 1) => PublishSubject<Int>()` gives the number of pieces no first value.
   Which of the totals change?
 */
