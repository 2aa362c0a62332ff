/*:
 # Bought twice
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
let taps = PublishSubject<Int>()

let purchases = taps
  .throttle(.seconds(1), latest: false, scheduler: clock)
  .subscribe(onNext: { print("Tap \($0) buys a cake") })

taps.onNext(1)
Thread.sleep(forTimeInterval: 0.3)
taps.onNext(2)
Thread.sleep(forTimeInterval: 0.3)
taps.onNext(3)
Thread.sleep(forTimeInterval: 0.9)
taps.onNext(4)
Thread.sleep(forTimeInterval: 0.3)
taps.onNext(5)
Thread.sleep(forTimeInterval: 1.5)
/*:
 `throttle` passes the first tap immediately and closes the door for a second. With `latest: false`, it drops the taps
 that come in the meantime instead of keeping the last one for later.
 */
