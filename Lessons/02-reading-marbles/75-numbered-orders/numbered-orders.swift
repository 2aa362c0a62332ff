/*:
 # Numbered orders

 Two displays show the same list of orders with numbers: one in the kitchen, and one at the bar, which is switched on a bit
 later. Each should number its dishes 1, 2, 3. At the moment they disturb each other.
 - Task: Make each display number its own dishes from 1 to 3.
 - Hint: How often does the closure of `map` run, and how many variables `count` are there?
 - Hint: Keep the number in the subscription instead of in a variable. Which operator remembers something per subscription?
 - Hint: `.scan((0, "")) { last, dish in (last.0 + 1, dish) }`, and then `.map { "\($0.0). \($0.1)" }`.
 */
import Foundation
import RxSwift

let dishes = ["soup", "pasta", "cake"]
/// Sends a dish every 0.4 seconds.
let orders = Observable<Int>.interval(
  .milliseconds(400), scheduler: ConcurrentDispatchQueueScheduler(qos: .default)
).take(dishes.count).map { dishes[$0] }

var count = 0
let numbered = orders.map { dish -> String in
  count += 1
  return "\(count). \(dish)"
}

let kitchen = numbered.subscribe(onNext: { print("kitchen \($0)") })
Thread.sleep(forTimeInterval: 0.6)
let bar = numbered.subscribe(onNext: { print("bar \($0)") })
Thread.sleep(forTimeInterval: 1.6)
