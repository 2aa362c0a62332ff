/*:
 # Now or later on main?

 Only main may draw, so many chains end with `observe(on: MainScheduler.instance)`. It brings an event to main. At
 once, or later?

 What comes later waits in a queue. In an app, main works off this queue whenever none of your functions is running.
 Here, `serveMain()` does it.
 */
import Foundation
import RxSwift

//: - Setup: `here()` names the current thread, and `serveMain()` lets main work off its queue for 0.2 seconds
func here() -> String { Thread.isMainThread ? "main" : "another thread" }

func serveMain() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2)) }

//: ## An event from another thread
//: A download ends on a background queue, while main is busy for half a second.
//: - Predict (first of `label`, `main has time`): Which is printed first, `label shows …` or `main has time`?
//: - Hint: Main cannot do two things at a time.
//: - Hint: The event waits in main's queue. Which line works off the queue?
print("--- from a download ---")
let texts = PublishSubject<String>()
let label = texts.observe(on: MainScheduler.instance)
  .subscribe(onNext: { print("label shows \($0) on \(here())") })
DispatchQueue(label: "download").async { texts.onNext("42 kB") }
Thread.sleep(forTimeInterval: 0.5)
print("main has time")
serveMain()

//: ## An event from main
//: The event waited in main's queue until main had time. Now main itself sends, as a button does.
//: - Predict (first of `label`, `sent`): Which is printed first, `label shows …` or `sent`?
//: - Hint: The scheduler can ask: "Am I on main already?"
//: - Hint: Is there a reason to wait?
//: - Misconception: main-scheduler-is-always-later
print("--- from a button ---")
texts.onNext("tapped")
print("sent")
serveMain()

//: ## Something is waiting already
//: `MainScheduler.instance` called the subscriber at once: it was on main, and nothing was waiting, so nothing had to
//: be queued.
//:
//: This time the download sends `100 %` while main is busy, and then main sends `closed`.
//: - Predict (first of `label shows closed`, `sent closed`): Which is printed first, `label shows closed` or
//:   `sent closed`?
//: - Hint: `100 %` was sent first. Which text should the label show in the end?
//: - Hint: Where does `100 %` wait while main is busy?
print("--- both ---")
DispatchQueue(label: "download").async { texts.onNext("100 %") }
Thread.sleep(forTimeInterval: 0.3)
texts.onNext("closed")
print("sent closed")
serveMain()
label.dispose()

//: ## `MainScheduler.asyncInstance`
//: `closed` had to queue behind `100 %`: otherwise the label would show them in the wrong order. So with
//: `MainScheduler.instance` the answer to "now or later?" depends on what is waiting.
//:
//: `MainScheduler.asyncInstance` has one answer only.
//: - Predict (first of `title`, `sent hello`): Which is printed first, `title shows …` or `sent hello`?
//: - Hint: The name says it.
//: - Hint: Everything goes through the queue, even if main could run it right away.
print("--- asyncInstance ---")
let title = texts.observe(on: MainScheduler.asyncInstance)
  .subscribe(onNext: { print("title shows \($0) on \(here())") })
texts.onNext("hello")
print("sent hello")
serveMain()
title.dispose()
/*:
 - Hint: For the question: one of the two gives the same order every time.
 - Question: Code after `onNext` relies on the subscriber having run. Is that safe with `MainScheduler.instance`?
 - Answer: No. It is true as long as main sends and nothing waits in the scheduler's queue, and it breaks on the day
   when something does. If the order matters, use `asyncInstance`, which is always later, or put the code into the
   subscriber.
 - Experiment: `:compare MainScheduler.instance | MainScheduler.asyncInstance` shows both schedulers side by side. In
   which step do they differ?
 */
