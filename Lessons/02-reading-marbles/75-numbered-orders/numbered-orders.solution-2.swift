/*:
 # Numbered orders

 `enumerated` knows the place of each element.
 */
import Foundation
import RxSwift

let dishes = ["soup", "pasta", "cake"]
/// Sends a dish every 0.4 seconds.
let orders = Observable<Int>.interval(
  .milliseconds(400), scheduler: ConcurrentDispatchQueueScheduler(qos: .default)
).take(dishes.count).map { dishes[$0] }

let numbered = orders.enumerated().map { "\($0.index + 1). \($0.element)" }

let kitchen = numbered.subscribe(onNext: { print("kitchen \($0)") })
Thread.sleep(forTimeInterval: 0.6)
let bar = numbered.subscribe(onNext: { print("bar \($0)") })
Thread.sleep(forTimeInterval: 1.6)
/*:
 `enumerated` sends each element together with its index, which begins with 0 in each subscription. The closure of `map`
 needs no memory any more.
 */
