/*:
 # Not too often: `throttle`

 A sensor sends more numbers than a display can show. You want to see a number now and then, also while they keep
 coming. `throttle` passes one on and then closes the door for a certain time.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

//: ## First with `debounce`
//: The sensor sends 0 to 5, one number every 0.5 seconds, and completes with the last one. You know `debounce`; the
//: pause is 1.2 seconds.
//: - Predict (lines of `Debounced`): What is printed, and when?
//: - Hint: Is there a pause of 1.2 seconds between two numbers?
//: - Hint: The completion sends the waiting number.
let sensor = Observable<Int>.interval(.milliseconds(500), scheduler: clock).take(6)
let debounced = sensor.debounce(.milliseconds(1200), scheduler: clock)
  .subscribe(onNext: { print("Debounced \($0)") })
Thread.sleep(forTimeInterval: 4)

//: ## The same with `throttle`
//: `debounce` waits for a pause, and there was none before the end. Here is the same sensor with `throttle` and the
//: same 1.2 seconds.
//: - Misconception: throttle-is-debounce
//: - Predict (lines of `Throttled`): What is printed, and when? Times count from now.
//: - Hint: The door is open for the first number. When it opens again, the latest of the numbers that have come in the
//:   meantime goes through.
//: - Hint: The door is closed from 0.5 to 1.7 seconds. The number 2 came at 1.5. Then it closes again, until 2.9.
let throttled = sensor.throttle(.milliseconds(1200), scheduler: clock)
  .subscribe(onNext: { print("Throttled \($0)") }, onCompleted: { print("Throttled completed") })
Thread.sleep(forTimeInterval: 5)

//: ## Without the latest
//: `throttle` sent the first number at once, and after each closed door the latest one. Even the completion waited for
//: the last of them. With `latest: false`, a number that finds the door closed is dropped.
//: - Predict (marble of `Firsts` every 500 ms): Draw what is printed. One character is half a second, and the sensor is
//:   `-012345`.
//: - Hint: The door opens at 1.7 seconds, and nobody stands before it.
//: - Hint: Which number is the first to come after 1.7 seconds? Then the door is closed for 1.2 seconds again.
let firsts = sensor.throttle(.milliseconds(1200), latest: false, scheduler: clock)
  .subscribe(onNext: { print("Firsts \($0)") })
Thread.sleep(forTimeInterval: 4)
/*:
 - Question: A button starts a payment, and impatient people tap it twice. Which of the three do you choose: `debounce`,
   `throttle`, or `throttle` with `latest: false`?
 - Answer: `throttle` with `latest: false`: the first tap pays immediately and the second is dropped. Plain `throttle`
   keeps the second tap and pays again when its time is over; `debounce` lets everybody wait.
 - Experiment: `:diff throttle(.milliseconds(1200), scheduler => throttle(.milliseconds(700), scheduler` closes the door
   for a shorter time. Which numbers come through?
 */
