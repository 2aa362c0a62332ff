/*:
 # Numbered orders

 `scan` keeps the number, and each subscription has its own.
 */
import Foundation
import RxSwift

let dishes = ["soup", "pasta", "cake"]
/// Sends a dish every 0.4 seconds.
let orders = Observable<Int>.interval(
  .milliseconds(400), scheduler: ConcurrentDispatchQueueScheduler(qos: .default)
).take(dishes.count).map { dishes[$0] }

let numbered = orders
  .scan((0, "")) { last, dish in (last.0 + 1, dish) }
  .map { "\($0.0). \($0.1)" }

let kitchen = numbered.subscribe(onNext: { print("kitchen \($0)") })
Thread.sleep(forTimeInterval: 0.6)
let bar = numbered.subscribe(onNext: { print("bar \($0)") })
Thread.sleep(forTimeInterval: 1.6)
/*:
 Both displays ran the closure with one shared variable. `scan` begins with 0 in each subscription, so the displays count
 independently.
 */
