/*:
 # What is `shareReplay` here?

 RxSwift shares one subscription with `share(replay: 1)`. ReactiveSwift has no such operator. It has three others, and each of them
 answers one question: who joins, from when, and what does a latecomer get?
 - Limit: 20 s
 */
import Foundation
import ReactiveSwift
//: - Setup: `request`, which prints `GET` for each run and answers `page` after a second, and `wait(_:)`
/// Asks a server that takes a second to answer.
let request = SignalProducer<String, Never> { observer, _ in
  print("GET")
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
    observer.send(value: "page")
    observer.sendCompleted()
  }
}
func wait(_ seconds: Double) { RunLoop.main.run(until: Date().addingTimeInterval(seconds)) }
//:
//: ## Nothing is shared
//: A view shows the page, and a status line shows how long it is.
//: - Predict (number of `GET`): How many requests are sent?
//: - Hint: `map` gives another recipe.
print("--- not shared ---")
request.startWithValues { print("View \($0)") }
request.map { $0.count }.startWithValues { print("Status \($0)") }
wait(2)
//: ## One run for several observers
//: `startWithSignal` gives you the signal of one run before the work begins. All observers that you add in the closure share it.
//: - Predict (number of `GET`): How many requests are sent in this step?
//: - Hint: `startWithSignal` starts the producer once.
print("--- startWithSignal ---")
request.startWithSignal { page, _ in
  page.observeValues { print("View \($0)") }
  page.map { $0.count }.observeValues { print("Status \($0)") }
}
wait(2)
//: ## For those who come later
//: One request for two. Who comes after the closure cannot join, and gets nothing. `replayLazily(upTo: 1)` starts the source with the first start,
//: once for all, and keeps the last value.
//: - Predict (first line of `Late`): `late` starts when the page is there. When does it print the page, and is there a second `GET`? Write the line of `Late` with its seconds.
//: - Hint: The value is kept, and so is the end.
print("--- replayLazily ---")
let replayed = request.replayLazily(upTo: 1)
replayed.startWithValues { print("View \($0)") }
wait(2)
replayed.start { print("Late \($0)") }
wait(1)
//: ## A value that is always there
//: `late` got the kept value and the completion, as from `share(replay: 1, scope: .forever)`. A screen wants something else: the
//: latest page, and an empty one before there is any. That is a `Property`: it has a `value` at any time.
//: - Predict (lines of `Show`): The property begins with `empty`. What does `Show` print?
//: - Hint: `producer` sends the current value first.
print("--- Property ---")
let page = Property(initial: "empty", then: request)
page.producer.startWithValues { print("Show \($0)") }
wait(2)
print("Now \(page.value)")
/*:
 - Question: Which of the three is `share(replay: 1)`?
 - Answer: `replayLazily(upTo: 1)` is nearest to it, with one difference: it goes on without observers as long as somebody holds the producer. If you want a current value, use a `Property`. If all observers are known before the start, use `startWithSignal`.
 - Experiment: `:compare .replayLazily(upTo: 1) .map { $0 }` shows the requests without sharing.
 */
