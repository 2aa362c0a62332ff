/*:
 # Bought twice
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
let taps = PublishSubject<Int>()

let purchases = taps
  .flatMapFirst { tap in
    Observable.just(tap).concat(Observable.empty().delaySubscription(.seconds(1), scheduler: clock))
  }
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
 Each tap becomes an observable that sends the tap and completes a second later. `flatMapFirst` ignores every tap that
 comes while the last one of these has not completed.
 */
