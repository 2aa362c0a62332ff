/*:
 # In batches: `buffer` and `window`

 Writing each measurement to a file by itself is slow; ten at a time are better. But the file shouldn't lag far behind
 either. `buffer` collects elements until there are enough of them or enough time has passed.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
let numbers = Observable<Int>.interval(.milliseconds(400), scheduler: clock).take(7)

//: ## Three, or 1.1 seconds
//: The numbers 0 to 6 come every 0.4 seconds. A batch is sent when it has three numbers, or after 1.1 seconds,
//: whichever is first.
//: - Predict (lines of `Batch`): Which batches are printed, and when?
//: - Hint: Which numbers have come at 1.1 seconds? Each batch begins a new 1.1 seconds.
//: - Hint: 2, 3 and 4 come at 1.2, 1.6 and 2.0 seconds. The last number completes the source.
let batches = numbers.buffer(timeSpan: .milliseconds(1100), count: 3, scheduler: clock)
  .subscribe(onNext: { print("Batch \($0)") })
Thread.sleep(forTimeInterval: 3.5)

//: ## When nothing comes
//: The first batch was sent because of the time, the second because it was full, and the third because the source had
//: completed. Now the source is silent.
//: - Predict (number of `Quiet`): The time span is 0.5 seconds, and we watch for 1.8 seconds. How many lines begin with
//:   `Quiet`?
//: - Hint: What does `buffer` send if its time is over and it has collected nothing?
//: - Hint: An array can be empty. How often do 0.5 seconds fit into 1.8?
let silence = PublishSubject<Int>()
let quiet = silence.buffer(timeSpan: .milliseconds(500), count: 3, scheduler: clock)
  .subscribe(onNext: { print("Quiet \($0)") })
Thread.sleep(forTimeInterval: 1.8)
quiet.dispose()

//: ## A sum that doesn't wait
//: Empty batches came, one for each time span. `window` cuts at the same moments, but it sends *observables*: each one
//: passes on its elements as they come, and completes at the cut.
//: - Predict (first of `Number 0`, `Window 1 closed`): The windows have the limits of the first step. Which of these is
//:   printed first?
//: - Hint: A window is an observable that you subscribe to as soon as you get it.
//: - Hint: `flatMap` subscribes to the window at once. Does 0 have to wait in it, as it did in `buffer`?
let windows = numbers.window(timeSpan: .milliseconds(1100), count: 3, scheduler: clock)
  .enumerated()
  .flatMap { index, window in
    window.do(onCompleted: { print("Window \(index + 1) closed") })
  }
  .subscribe(onNext: { print("Number \($0)") })
Thread.sleep(forTimeInterval: 3.5)
/*:
 - Question: When do you take `window` rather than `buffer`?
 - Answer: When you want to do something with the elements before the batch is complete: to show a running sum, or to
   stop in the middle. `buffer` is simpler if you need the whole batch anyway.
 - Experiment: `:diff buffer(timeSpan: .milliseconds(1100), count: 3 => buffer(timeSpan: .milliseconds(1100), count: 2`
   makes smaller batches. Which ones are sent because of the time?
 */
