/*:
 # The clock: `interval` and `timer`

 Programs with timers are tiresome to try out: you start them and wait. rxlab has a clock of its own, which shows
 *virtual time*. It stands still while code runs. When everything waits, it jumps to the moment at which the next timer
 is due.
 */
import Foundation
import RxSwift

//: ## A nap of three seconds
//: - Predict (one of `slept 0 s`, `slept 3 s`): The program looks at the clock before and after a nap. Which line does
//:   it print?
//: - Hint: For you, the nap takes no time. What does the program see?
//: - Hint: `Date()` is asked for the same clock that the nap has moved.
let before = Date()
Thread.sleep(forTimeInterval: 3)
let seconds = Date().timeIntervalSince(before).rounded()
print("slept \(Int(seconds)) s")

//: ## A number each second
//: Three seconds passed for the program, and none for you. So all times in a log are exact, and each run prints the
//: same. Timers in Rx need a *scheduler*, which says on which queue they call you. `interval` counts from 0, once in
//: each period.
//: - Predict (lines of `Tick`): The program waits for 2.5 seconds. Which numbers are printed, and when? Times count
//:   from now.
//: - Hint: The first number comes after a period has passed.
//: - Hint: Is the third number still printed? It would come at 3 seconds.
let clock = SerialDispatchQueueScheduler(qos: .default)
let ticks = Observable<Int>.interval(.seconds(1), scheduler: clock)
  .subscribe(onNext: { print("Tick \($0)") })
Thread.sleep(forTimeInterval: 2.5)
ticks.dispose()

//: ## Once, after a while
//: `interval` sent nothing at 0 seconds, and it would never have stopped. For a single event there is `timer`.
//: - Predict (lines of `Egg`): What does the subscriber print, and when?
//: - Hint: `timer` has a number to send, too. With which one does `interval` begin?
//: - Hint: After its only element, a timer has nothing left to do.
let egg = Observable<Int>.timer(.milliseconds(500), scheduler: clock)
  .subscribe(onNext: { print("Egg \($0)") }, onCompleted: { print("Egg completed") })
Thread.sleep(forTimeInterval: 1)

//: ## A first time and a period
//: An element and completion, at the same instant. `timer` also takes a period. Then it goes on like `interval`, but
//: you choose when it begins.
//: - Predict (first 3 lines of `Bell`): When are the first three numbers printed? Times count from now.
//: - Hint: `.seconds(0)` is the time until the first one.
//: - Hint: After the first one, the period of a second begins.
let bell = Observable<Int>.timer(.seconds(0), period: .seconds(1), scheduler: clock)
  .subscribe(onNext: { print("Bell \($0)") })
Thread.sleep(forTimeInterval: 2.5)
bell.dispose()
print("9 s are over")
/*:
 - Hint: For the question: the clock jumps only when everything waits.
 - Question: `while Date() < before + 60 {}` waits for a minute by looking at the clock again and again. Why is that a
   bad idea in virtual time?
 - Answer: The clock stands still while code runs, so this loop would never see the time change. Use a sleep or a timer:
   they tell the clock what to wait for.
 - Experiment: `Observable<Int>.timer(.seconds(5), scheduler: clock).subscribe { print($0) }`, typed at the prompt,
   prints nothing yet. `:advance 5s` moves the clock. What do you see?
 */
