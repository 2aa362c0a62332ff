/*:
 # An observable and its events

 An *observable* is a source of values that come over time: taps on a button, answers from a server, ticks of a clock. You
 *subscribe* to it with a closure, and the observable calls your closure with each value. Whoever subscribes is a
 *subscriber*. Press Enter to begin.
 */
import Foundation
import RxSwift

//: - Setup: `countdown(from:)`, a clock that sends a number every half second
/// Sends `start`, `start - 1` … 1, a number every half second, and then completes.
func countdown(from start: Int) -> Observable<Int> {
  Observable.create { observer in
    let clock = DispatchQueue(label: "clock")
    for step in 1...start {
      clock.asyncAfter(deadline: .now() + 0.5 * Double(step)) {
        observer.onNext(start + 1 - step)
        if step == start { observer.onCompleted() }
      }
    }
    return Disposables.create()
  }
}

//: ## Anna subscribes
//: `Observable.of` makes an observable of the values that you give it. Anna subscribes with a closure that prints her
//: name and the dish. Guess before you run it: type your answer after `:predict`, for example `:predict 7`. `:hint`
//: helps, and Enter alone runs the code without an answer.
//: - Predict (number of `Anna`): How many lines does Anna's closure print?
//: - Hint: The closure is called with one value at a time.
//: - Hint: Count the values in the parentheses of `of`.
let menu = Observable.of("soup", "cake")
let anna = menu.subscribe(onNext: { dish in print("Anna \(dish)") })

//: ## Before or after `subscribe` returns?
//: Each call of Anna's closure brought her a `next` event: an *event* is a message of the observable to its subscriber,
//: and `next` carries one value, called an *element*. Ben subscribes to the same menu. Does he get his dishes while
//: `subscribe` still runs, or after it has returned? If an answer has several lines, write `;` between them:
//: `:predict one; two`.
//: - Predict (lines): Which three lines are printed, in order? Separate them by `;`.
//: - Hint: Does this menu have anything to wait for?
//: - Hint: An observable may call the closure at any time after it was subscribed to, even immediately.
let ben = menu.subscribe(onNext: { dish in print("Ben \(dish)") })
print("returned")

//: ## The same with a clock
//: The menu has all its dishes at hand, and sends them during the call of `subscribe`. `countdown(from: 3)` is another
//: observable: it sends 3, 2 and 1, one number every half second. The code that subscribes looks the same.
//: - Predict (first of `Clara`, `back from subscribe`): Which line is printed first, `Clara …` or
//:   `back from subscribe`?
//: - Hint: When is the first number due?
//: - Hint: If `subscribe` waited for the clock, your program could do nothing else in the meantime.
let clara = countdown(from: 3).subscribe(onNext: { number in print("Clara \(number)") })
print("back from subscribe")
Thread.sleep(forTimeInterval: 2)

//: ## Every event
//: `subscribe` doesn't wait. The events come when the source sends them, and `Thread.sleep` only keeps this program
//: from ending too early. Each printed line shows its time and its thread: `main` runs this program, and Clara's
//: numbers came on a second thread, which serves the queue `clock`. David passes one closure for events of every kind,
//: and prints whatever comes.
//: - Predict (number of `David`): How many events does David receive from a countdown of 3?
//: - Hint: Clara's closure was only for elements. David's is called for every event.
//: - Hint: How could a subscriber know that there will be no more numbers?
let david = countdown(from: 3).subscribe { event in print("David \(event)") }
Thread.sleep(forTimeInterval: 2)

//: ## What you have seen
//: The last event was `completed`: it says that no more elements will come. An observable is a sequence of events over
//: time, and a subscriber receives each of them when it happens.
print("the kitchen closes")
/*:
 - Hint: Which of the two has to wait for something?
 - Question: `menu` and `countdown` are subscribed to in the same way. Why is it good that you can't see from the code when
   the elements will come?
 - Answer: You write the closure for an element once, and it works for values at hand, for a clock and for a server alike.
   Only the source knows when there is something to send.
 - Experiment: `:diff Observable.of("soup", "cake") => Observable<String>.empty()` gives you a menu without dishes.
   What do Anna and Ben print now?
 */
