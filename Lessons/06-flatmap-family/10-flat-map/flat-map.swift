/*:
 # flatMap: an observable for each element

 A click starts a download, a text starts a search: for each element of one stream there is work that sends elements of
 its own, later. The stream of clicks is called the *outer* observable, and each download an *inner* one.
 */
import Foundation
import RxSwift

//: - Setup: `download(_:)`, which prints `start`, and sends three parts, 300 ms each: file 2 sends 21, 22, 23
let background = SerialDispatchQueueScheduler(qos: .default)

func download(_ file: Int) -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(300), scheduler: background)
    .take(3)
    .map { part in file * 10 + part + 1 }
    .do(onSubscribe: { print("start \(file)") })
}

//: ## `map` first
//: `map` turns each click into what `download` returns. The download prints `start` when it is subscribed to.
//: - Predict (number of `start`): How many downloads start in this step?
//: - Hint: What is the type of the elements that First receives?
//: - Hint: A cold observable is a recipe. Who follows it here?
let clicks = PublishSubject<Int>()
let first = clicks.map { file in download(file) }
  .subscribe(onNext: { _ in print("First received an element") })
clicks.onNext(1)
Thread.sleep(forTimeInterval: 0.5)
first.dispose()

//: ## `flatMap`
//: First received an observable, and nobody subscribed to that. `flatMap` does: it calls its closure for each element,
//: subscribes to the inner observable that the closure returns, and sends on what that sends. File 2 is clicked while
//: file 1 is still loading.
//: - Predict (lines of `Second`): Which parts does Second print, and in which order? Numbers are enough: `11; 12`.
//: - Hint: Does `flatMap` wait for a download to end before it starts another?
//: - Hint: Write down the times. File 1 sends at 0.3, 0.6 and 0.9 s. File 2 starts at 0.4 s.
print("--- flatMap ---")
let second = clicks.flatMap { file in download(file) }.subscribe(onNext: { print("Second \($0)") })
clicks.onNext(1)
Thread.sleep(forTimeInterval: 0.4)
clicks.onNext(2)
Thread.sleep(forTimeInterval: 1.2)
second.dispose()

//: ## The outer observable completes
//: Both downloads ran at the same time, and their parts arrived mixed. `:marbles` shows them one below the other. Now the
//: clicks come to an end while a download is still running.
//: - Predict (first of `Third completed`, `Third 11`, `Third 13`): Which is printed first: `Third completed`, `Third 11`
//:   or `Third 13`?
//: - Hint: There will be no further clicks. Will there be further elements?
//: - Hint: `completed` means that nothing follows.
print("--- the clicks end ---")
let lastClicks = PublishSubject<Int>()
_ = lastClicks.flatMap { file in download(file) }
  .subscribe(onNext: { print("Third \($0)") }, onCompleted: { print("Third completed") })
lastClicks.onNext(1)
lastClicks.onCompleted()
Thread.sleep(forTimeInterval: 1.1)

//: ## Any number of elements
//: The result of `flatMap` completes when the outer observable and all inner ones have completed. An inner observable
//: need not take time. It can also be empty.
//: - Predict (lines of `Fourth`): Which numbers does Fourth print?
//: - Hint: What does the closure return for 2?
//: - Hint: `of(4, 4)` sends two elements and completes.
print("--- any number ---")
_ = Observable.of(1, 2, 4)
  .flatMap { number in number == 2 ? Observable.empty() : Observable.of(number, number) }
  .subscribe(onNext: { print("Fourth \($0)") })

//: ## Looking back
//: `map` turns each element into exactly one other; `flatMap` turns it into any number of elements, now or later.
print("--- end ---")
/*:
 - Question: What happens to downloads that are running when Second is disposed?
 - Answer: They are disposed as well: `flatMap` holds the subscriptions to its inner observables. Disposing what
   `subscribe` returned ends everything above it.
 - Experiment: `:diff second = clicks.flatMap => second = clicks.concatMap` uses the operator of the next lesson. What has
   become of the order?
 */
