/*:
 # Count down in order

 The countdown gets each number later than the displays.
 */
import Foundation
import RxSwift

let steps = PublishSubject<Int>()

// The countdown: each number sends the next smaller one.
let countdown = steps.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { number in
  if number > 0 { steps.onNext(number - 1) }
})

let first = steps.subscribe(onNext: { print("first display: \($0)") })
steps.onNext(2)
RunLoop.main.run(until: Date().addingTimeInterval(0.2))

let second = steps.subscribe(onNext: { print("second display: \($0)") })
steps.onNext(3)
RunLoop.main.run(until: Date().addingTimeInterval(0.2))
/*:
 `observe(on: MainScheduler.asyncInstance)` puts each number into the queue of the main thread, so the countdown sees it
 when `onNext` has returned and all displays have got it. No event is nested in another one.
 */
