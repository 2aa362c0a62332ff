/*:
 # Count down in order

 Two displays show a countdown that sends its own next number: 3 sends 2, 2 sends 1, and so on. The displays count in the
 wrong direction, though nobody counts upwards.
 - Task: Make both displays show the numbers from large to small.
 - Hint: When does the countdown send the next number: before or after the displays have got the current one?
 - Hint: The next number should be sent when everybody has got the current one. A queue does that: for the events, or for
   what is to be sent.
 - Hint: Put `.observe(on: MainScheduler.asyncInstance)` between `steps` and the `subscribe` of the countdown.
 */
import Foundation
import RxSwift

let steps = PublishSubject<Int>()

// The countdown: each number sends the next smaller one.
let countdown = steps.subscribe(onNext: { number in
  if number > 0 { steps.onNext(number - 1) }
})

let first = steps.subscribe(onNext: { print("first display: \($0)") })
steps.onNext(2)
RunLoop.main.run(until: Date().addingTimeInterval(0.2))

let second = steps.subscribe(onNext: { print("second display: \($0)") })
steps.onNext(3)
RunLoop.main.run(until: Date().addingTimeInterval(0.2))
