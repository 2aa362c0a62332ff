/*:
 # Where work runs, and where values arrive

 RxSwift has `subscribe(on:)` and `observe(on:)`. ReactiveSwift has `start(on:)` and `observe(on:)`, and two schedulers for the main queue.
 */
import Foundation
import ReactiveSwift
//: - Setup: `place`, the kind of thread that asks; `work`, which says where it runs and sends `page`; and `wait(_:)`, which lets the queues run
var place: String { Thread.isMainThread ? "main" : "background" }
let work = SignalProducer<String, Never> { observer, _ in
  print("Work on \(place)")
  observer.send(value: "page")
  observer.sendCompleted()
}
let background = QueueScheduler(qos: .utility, name: "loader")
func wait(_ seconds: Double) { RunLoop.main.run(until: Date().addingTimeInterval(seconds)) }
//:
//: ## Where the work runs
//: `start(on:)` starts the producer on a scheduler. Nothing is said about its values.
//: - Predict (lines of `View`): Where does the value arrive? Write the line of `View`: `View page on main` or `View page on background`.
//: - Hint: A value is sent by the thread that does the work.
work.start(on: background).startWithValues { print("View \($0) on \(place)") }
wait(1)
//: ## Where values arrive
//: A view must be changed on the main thread. `observe(on:)` moves the events that pass it to a scheduler.
//: - Predict (lines of `Work`): Now `observe(on: UIScheduler())` stands below. Where does the work run?
//: - Hint: Each of the two decides one thing.
//: - Misconception: subscribe-on-moves-events
work.start(on: background)
  .on(value: { print("Passed \($0) on \(place)") })
  .observe(on: UIScheduler())
  .startWithValues { print("View \($0) on \(place)") }
wait(1)
//: ## Two schedulers for one queue
//: The work stayed in the background. `UIScheduler` and `QueueScheduler.main` both stand for the main queue. This time everything begins on the main thread.
//: - Predict (first of `Ui page`, `after`): Which is printed first?
//: - Hint: Is there anything to wait for on the main thread?
work.observe(on: UIScheduler()).startWithValues { print("Ui \($0)") }
print("after")
wait(1)
//: ## The same with a queue
//: `UIScheduler` ran the closure at once, as RxSwift's `MainScheduler.instance` does.
//: - Predict (first of `Queue page`, `next`): Now with `QueueScheduler.main`: which is printed first?
//: - Hint: A queue scheduler always enqueues. RxSwift calls that `MainScheduler.asyncInstance`.
//: - Misconception: main-scheduler-is-always-later
work.observe(on: QueueScheduler.main).startWithValues { print("Queue \($0)") }
print("next")
wait(1)
//: ## Stopped on the way
//: The event waited in the queue until the main thread was free. What if the start is disposed of while a value waits?
//: - Predict (lines of `Late`): `late` is disposed of before the main thread is free. What does `Late` print in all?
//: - Hint: The end of disposal is an event, too, and takes the same way.
let late = work.observe(on: QueueScheduler.main).start { print("Late \($0) on \(place)") }
late.dispose()
print("disposed")
wait(1)
/*:
 - Question: Why do ReactiveCocoa's bindings, such as `label.reactive.text <~ title`, use `UIScheduler`?
 - Answer: A value from the background is moved to the main thread, and one that is sent there is shown at once, in the order in which it was sent. Nothing flickers, and no value arrives later than it must.
 - Experiment: `:threads` shows each line under its thread.
 */
