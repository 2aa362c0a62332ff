/*:
 # Bought twice

 Impatient people tap *Buy* two or three times, and then they get two or three cakes. The first tap should buy
 immediately. Taps within a second after it should be ignored, and a tap after that second should buy again.
 - Task: Let the first tap buy at once, and ignore the taps of the next second.
 - Hint: The first tap must not wait. Which operator sends the first element and then closes the door for a while?
 - Hint: By default it keeps the latest tap for later, and that is one cake too many. Look at its parameters.
 - Hint: `throttle(.seconds(1), latest: …, scheduler: clock)` with the value that drops taps.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
let taps = PublishSubject<Int>()

let purchases = taps
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
