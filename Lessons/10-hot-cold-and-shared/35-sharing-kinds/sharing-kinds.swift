/*:
 # Three ways to share

 `share()` is short for `.publish().refCount()`. It has two relatives: `share(replay: 1)`, and
 `share(replay: 1, scope: .forever)`. All three subscribe to the source once for all subscribers. They differ in what they
 keep for latecomers, and for how long.

 One visit shows all the differences, so this lesson plays the same visit three times.
 */
import Foundation
import RxSwift

//: - Setup: `counter`, a cold observable of 0, 1, 2 …, one every 0.4 seconds
let clock = SerialDispatchQueueScheduler(internalSerialQueueName: "clock")
let counter = Observable<Int>.interval(.milliseconds(400), scheduler: clock)

//: ## The visit
//: Anna comes first, Bob one second later, and they leave together. Cleo comes when nobody is there. The three steps
//: that follow play this visit with a shared observable each.
func visit(_ shared: Observable<Int>) {
  let anna = shared.subscribe(onNext: { print("Anna \($0)") })
  Thread.sleep(forTimeInterval: 1)
  print("(Bob comes)")
  let bob = shared.subscribe(onNext: { print("Bob \($0)") })
  Thread.sleep(forTimeInterval: 0.4)
  anna.dispose()
  bob.dispose()
  print("(all have left)")
  Thread.sleep(forTimeInterval: 0.4)
  print("(Cleo comes)")
  let cleo = shared.subscribe(onNext: { print("Cleo \($0)") })
  Thread.sleep(forTimeInterval: 0.6)
  cleo.dispose()
}

//: ## `share()`
//: The first visit, with the plainest kind. Remember that a subscriber who comes when nobody is there begins a new
//: connection: a new subscription to the source.
//: - Predict (lines of `Bob`, `Cleo`): Which numbers do Bob and Cleo print? Write their lines, such as
//:   `Bob 7; Cleo 8`.
//: - Hint: The counter sends 0, 1 and 2 at 0.4, 0.8 and 1.2 seconds.
//: - Hint: Nothing is kept for a latecomer.
//: - Misconception: share-is-share-replay
print("--- share() ---")
visit(counter.share())

//: ## `share(replay: 1)`
//: Bob had to wait for the next number. Cleo found nobody, so a new count began for her.
//: - Predict (lines of `Bob`, `Cleo`): Which numbers do Bob and Cleo print now?
//: - Hint: One number is kept while somebody is connected.
//: - Hint: Who is connected when Bob comes? And when Cleo comes?
print("--- share(replay: 1) ---")
visit(counter.share(replay: 1))

//: ## `share(replay: 1, scope: .forever)`
//: Bob received the last number at once. The connection ended when the last subscriber left, and its number went with
//: it.
//: - Predict (lines of `Bob`, `Cleo`): Which numbers do Bob and Cleo print with the scope `.forever`?
//: - Hint: The number is still kept when all have left.
//: - Hint: A new count begins for Cleo as well.
print("--- forever ---")
visit(counter.share(replay: 1, scope: .forever))
/*:
 - Hint: For the question: compare the first lines of Bob and Cleo in the three visits. In the last one, Cleo first gets
   the kept number, and then those of a new count.
 - Question: Which of the three fits (a) taps on a button, (b) the position of a phone while a map is open, (c) a list
   of countries that is loaded once?
 - Answer: (a) `share()`: a latecomer must not see an old tap. (b) `share(replay: 1)`: show the last position at once,
   but not one of yesterday. (c) `.forever`: the list stays right even when nobody looks at it.
 - Experiment: `:compare counter.share(replay: 1) | counter.share() | counter.share(replay: 2)` plays the second visit
   in three ways, side by side.
 */
