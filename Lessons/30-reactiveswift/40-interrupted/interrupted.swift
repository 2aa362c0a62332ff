/*:
 # The fourth end

 A stream of RxSwift ends with `completed` or `error`, or is disposed of in silence. ReactiveSwift has one more event: `interrupted`, for work
 that was stopped, or never began.
 - Limit: 20 s
 */
import Foundation
import ReactiveSwift
import RxSwift
//: - Setup: `wait(_:)`, which lets the main queue run
func wait(_ seconds: Double) { RunLoop.main.run(until: Date().addingTimeInterval(seconds)) }
//:
//: ## Disposing of a start
//: `ticks` counts 0, 1, 2 …, one number each second. The observer prints every event.
//: - Predict (lines of `Tick`): `work` is disposed of after two and a half seconds. What does `Tick` print in all?
//: - Hint: The disposable that `start` returns stops the work, and the observer is told of it.
let ticks = SignalProducer.interval(.seconds(1), on: QueueScheduler.main)
let work = ticks.start { print("Tick \($0)") }
wait(2.5)
work.dispose()
//: ## Disposing in RxSwift
//: The observer learned that its work was stopped. RxSwift's `interval` does the same, and its subscription is disposed of as well.
//: - Predict (lines of `Rx`): What does `Rx` print in all, with the subscription disposed of after two and a half seconds?
//: - Hint: Which events can `subscribe { event in … }` receive?
let subscription = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  .subscribe { print("Rx \($0)") }
wait(2.5)
subscription.dispose()
print("disposed")
//: ## An observer of a signal
//: Nothing was printed: disposal is no event in RxSwift. Now a signal. What `observe` returns ends the observation, but the signal goes on for others.
//: - Predict (lines of `A`): `a` stops observing after the first value. What does it print in all?
//: - Hint: Nobody stopped any work.
let (signal, input) = Signal<Int, Never>.pipe()
let a = signal.observe { print("A \($0)") }
signal.observe { print("B \($0)") }
input.send(value: 1)
a?.dispose()
input.send(value: 2)
input.sendCompleted()
//: ## Too late
//: `A` left in silence; `B` saw the end. The signal is over now.
//: - Predict (lines of `Late`): `late` observes a signal that has completed. What does it print?
//: - Hint: It missed the completion. What can a signal that is over say?
signal.observe { print("Late \($0)") }
//: ## Who is interrupted?
//: A latecomer is told that there is nothing to wait for. `take(first: 1)` needs no more than one value.
//: - Predict (first of `[up] interrupted`, `[down] completed`): Which of the two is printed first?
//: - Hint: `take` sends its completion and then stops the work above.
ticks.on(interrupted: { print("[up] interrupted") })
  .take(first: 1)
  .on(completed: { print("[down] completed") })
  .startWithValues { print("One \($0)") }
wait(2)
/*:
 - Question: When do you handle `interrupted`?
 - Answer: Where somebody waits for an end, for instance to hide a progress bar: `terminated` of `on(terminated:)` is called for each of the three ends.
 - Experiment: `:compare ticks.start { print("Tick \($0)") } | Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe { print("Tick \($0)") }` runs the first step in both libraries, side by side. Which of them says that the work was stopped?
 - Experiment: `:why` on the line `Tick INTERRUPTED` leads to the call of `dispose()`.
 */
