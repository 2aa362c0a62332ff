/*:
 # Five ways to flatten

 RxSwift has an operator for each way to handle a stream of streams: `flatMap`, `concatMap`, `flatMapLatest` and more. ReactiveSwift has one,
 `flatMap`, and its first argument is the way.
 - Limit: 40 s
 */
import Foundation
import ReactiveSwift
//: - Setup: `search(_:)`, which prints `GET`, answers after one second and after two, and prints `done` when its work is over; and `type()`, which sends `a` and, half a second later, `b`
/// Asks a server that answers in two parts.
func search(_ word: String) -> SignalProducer<String, Never> {
  SignalProducer { observer, lifetime in
    print("GET \(word)")
    lifetime.observeEnded { print("done \(word)") }
    for part in [1, 2] {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(part)) {
        observer.send(value: "\(word)\(part)")
        if part == 2 { observer.sendCompleted() }
      }
    }
  }
}
let (words, input) = Signal<String, Never>.pipe()
func wait(_ seconds: Double) { RunLoop.main.run(until: Date().addingTimeInterval(seconds)) }
func type() {
  input.send(value: "a")
  wait(0.5)
  input.send(value: "b")
  wait(5)
}
//:
//: ## All at once
//: With `.merge` all searches run beside each other. It is the `flatMap` of RxSwift.
//: - Predict (lines of `Merge`): `a` is searched for, and half a second later `b`. What does `Merge` print in all?
//: - Hint: Each search answers one second and two seconds after its start.
let merge = words.flatMap(.merge, search).observeValues { print("Merge \($0)") }
type()
merge?.dispose()
//: ## One after the other
//: The answers were mixed. `.concat` starts a search when the one before it has completed, as `concatMap` does.
//: - Predict (lines of `GET`): When is each request sent? Write both lines of `GET` with their seconds.
//: - Hint: `b` waits in a queue.
let concat = words.flatMap(.concat, search).observeValues { print("Concat \($0)") }
type()
concat?.dispose()
//: ## Only the newest
//: Nothing was lost, and the last answer came late. A person who types on wants the newest word alone: `.latest`, the `flatMapLatest` of RxSwift.
//: - Predict (first line of `done`): Which search is done first, and when?
//: - Hint: A search that nobody waits for is interrupted, and its work ends.
let latest = words.flatMap(.latest, search).observeValues { print("Latest \($0)") }
type()
latest?.dispose()
//: ## The first to answer
//: `b` took the place of `a`. With `.race` both searches start, and the first that sends a value keeps the place. It is `amb`.
//: - Predict (lines of `Race`): `b` starts half a second after `a`. What does `Race` print in all?
//: - Hint: The others are interrupted when the first value comes.
let race = words.flatMap(.race, search).observeValues { print("Race \($0)") }
type()
race?.dispose()
//: ## The first to come
//: `a` won and `b` was stopped. `.throttle` does not even start another while one runs, as `flatMapFirst`.
//: - Predict (number of `GET`): How many requests are sent in this step?
//: - Hint: It is the way of a button that must not send twice.
let throttle = words.flatMap(.throttle, search).observeValues { print("Throttle \($0)") }
type()
throttle?.dispose()
/*:
 - Question: A search field, a list of uploads in order, a Save button: which way does each want?
 - Answer: The field wants `.latest`, as only the newest word counts. The uploads want `.concat`. The button wants `.throttle`, or an `Action`, which also says that it is busy.
 - Experiment: `:change .latest => .concat` makes the search field of the third step wait for its turn.
 - Experiment: `:marbles` draws the searches of every step.
 */
