/*:
 # concatMap: one after the other

 `flatMap` starts each download at once. Sometimes order matters: messages of a chat, steps of an update, uploads that
 build on each other. `concatMap` takes the same closure and lets one inner observable finish before it subscribes to the
 next.
 */
import Foundation
import RxSwift

//: - Setup: `download(_:)`, which prints `start`, and sends two parts, 300 ms each (file 2 sends 21, 22), and `page()`
let background = SerialDispatchQueueScheduler(qos: .default)

func download(_ file: Int) -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(300), scheduler: background)
    .take(2)
    .map { part in file * 10 + part + 1 }
    .do(onSubscribe: { print("start \(file)") })
}

/// Sends 10 and stays open.
func page() -> Observable<Int> {
  Observable.create { observer in
    observer.onNext(10)
    return Disposables.create()
  }
}

//: ## Three clicks
//: File 1 is clicked at 0 s, file 2 at 0.1 s and file 3 at 0.2 s.
//: - Predict (lines of `start`): When does each download start? Say it like `0s start 1`.
//: - Hint: How long does one download take?
//: - Hint: The second starts when the first has completed, and not at its click.
let clicks = PublishSubject<Int>()
let first = clicks.concatMap { file in download(file) }.subscribe(onNext: { print("First \($0)") })
clicks.onNext(1)
Thread.sleep(forTimeInterval: 0.1)
clicks.onNext(2)
Thread.sleep(forTimeInterval: 0.1)
clicks.onNext(3)
Thread.sleep(forTimeInterval: 1.8)
first.dispose()

//: ## The price of the order
//: Each download waited for its turn, so the parts came in the order of the clicks. The third click waited a whole
//: second: a queue can grow without limit if elements come faster than the work is done. Now file 1 is a page that stays
//: open: `page()` sends one element and does not complete.
//: - Predict (yes if `start 2`): Does the download of file 2 start within the two seconds of this step?
//: - Hint: What does `concatMap` wait for: an element or a completion?
//: - Hint: When does `page()` complete?
print("--- no end ---")
let second = clicks.concatMap { file in file == 1 ? page() : download(file) }
  .subscribe(onNext: { print("Second \($0)") })
clicks.onNext(1)
Thread.sleep(forTimeInterval: 0.1)
clicks.onNext(2)
Thread.sleep(forTimeInterval: 1.9)
second.dispose()

//: ## A radio in the queue
//: An inner observable that does not complete blocks the queue for ever. In the last step, the inner observable of 2 is a
//: radio. It sends whether anybody listens or not: 91 while the download is running, 92 after it.
//: - Predict (lines of `Third`): Which numbers does Third print?
//: - Hint: When does `concatMap` subscribe to the radio?
//: - Hint: A subject does not keep elements for those who come later.
print("--- a radio ---")
let radio = PublishSubject<Int>()
let third = clicks.concatMap { file in file == 1 ? download(file) : radio }
  .subscribe(onNext: { print("Third \($0)") })
clicks.onNext(1)
clicks.onNext(2)
Thread.sleep(forTimeInterval: 0.4)
radio.onNext(91)
Thread.sleep(forTimeInterval: 0.4)
radio.onNext(92)
third.dispose()

//: ## Looking back
//: `concatMap` keeps the *order of the inner observables*, and remembers which ones are waiting. It does not remember
//: what they send while they wait: 91 was gone before anyone listened.
print("--- end ---")
/*:
 - Question: A subject in a queue loses elements. Why does a download in the queue lose nothing?
 - Answer: A download is cold: it begins when it is subscribed to, however late that is. The radio is hot: it goes on
   without you.
 - Experiment: `:compare let first = clicks.concatMap | let first = clicks.flatMap` runs the first step with both operators.
 */
