/*:
 # Who runs my closure?

 You pass closures to `map` and to `subscribe`, and somebody else calls them. On which thread? A waiter waits for a
 bell here. The bell is a subject, so you decide who rings it, and where.

 Each printed line ends with the thread it was printed on: `main`, or `another thread`.
 */
import Foundation
import RxSwift

//: - Setup: `here()` names the current thread
func here() -> String { Thread.isMainThread ? "main" : "another thread" }

//: ## A bell that is rung on main
//: The waiter subscribes on main, and the bell is rung on main. The last line tells when `onNext` has returned.
//: - Predict (first of `waiter: table 1`, `rung`): Which line is printed first, `waiter: table 1` or `rung`?
//: - Hint: `onNext` is an ordinary function. What must it do before it can return?
//: - Hint: Nothing in this chain can keep an element for later.
print("--- rung on main ---")
let bell = PublishSubject<String>()
let waiter = bell
  .map { table -> String in
    print("map: \(table) on \(here())")
    return table
  }
  .subscribe(onNext: { print("waiter: \($0) on \(here())") })
bell.onNext("table 1")
print("rung")

//: ## The same bell, rung in the kitchen
//: `onNext` called the closure of `map`, which led to the closure of the waiter, and only then did it return. Sending
//: an element is a chain of function calls.
//:
//: Nothing changes in the chain now, but a cook rings the bell from a queue called `kitchen`.
//: - Predict (thread of `waiter: table 2`): On which thread or queue is `waiter: table 2` printed?
//: - Hint: Which thread calls `onNext`?
//: - Hint: A function runs on the thread of its caller.
print("--- rung in the kitchen ---")
let kitchen = DispatchQueue(label: "kitchen")
kitchen.async { bell.onNext("table 2") }
Thread.sleep(forTimeInterval: 0.3)

//: ## A subscriber from the kitchen
//: The waiter subscribed on main, and the closure ran in the kitchen all the same. Now turn it round: a helper
//: subscribes in the kitchen, and you ring the bell on main.
//: - Predict (thread of `helper: table 3`): On which thread or queue is `helper: table 3` printed?
//: - Hint: Does a subject know on which thread somebody subscribed?
//: - Hint: Who calls `onNext` this time?
print("--- subscribed in the kitchen ---")
let bag = DisposeBag()
kitchen.async {
  print("helper subscribes on \(here())")
  bell.subscribe(onNext: { print("helper: \($0) on \(here())") }).disposed(by: bag)
}
Thread.sleep(forTimeInterval: 0.3)
bell.onNext("table 3")
/*:
 - Hint: For the question: follow the calls upwards, from your closure to whoever began them.
 - Question: An element reaches your closure on a thread that you did not expect. Which line of the program do you
   look for?
 - Answer: The line that calls `onNext`, and the queue that runs that line. The thread on which you subscribed does
   not matter, and `map` and the other plain operators stay on the thread of the caller.
 - Experiment: `:change kitchen.async { bell.onNext("table 2") } => bell.onNext("table 2")`, then run it to the end
   and look at `:threads`. Which of the lines are still printed on another thread?
 */
