/*:
 # Stop listening

 `subscribe` returns a `Disposable`, an object for this one subscription. Call its `dispose()` when you have heard enough: a
 screen is closed, a search is cancelled. From then on you get no more events.
 */
import Foundation
import RxSwift

//: ## Dispose of a subscription
//: `Observable.interval` waits for a second and sends 0, waits for another second and sends 1, and so on for ever. A
//: *scheduler* says when and on which thread that happens. This one uses a thread of the system's global queue beside
//: our program; in the log it is called `worker 1 (global)`. Anna leaves after three and a half seconds.
//: - Predict (lines of `Anna`): What does Anna print? Put a time in front of a line if you like: `:predict 4s Anna 7`.
//: - Hint: When is the first number due, and when the second?
//: - Hint: It begins with `1s Anna 0`. What is the last number that comes before 3.5 s?
let clock = Observable<Int>.interval(
  .seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
let anna = clock.subscribe(onNext: { print("Anna \($0)") })
Thread.sleep(forTimeInterval: 3.5)
anna.dispose()
Thread.sleep(forTimeInterval: 1)

//: ## Three closures for the end
//: Anna's number 3 was due at 4 s: the clock would have gone on for ever, and for Anna it is over. Ben wants to know
//: how his subscription ends. He passes a closure for each kind of end.
//: - Predict (one of `Ben completed`, `Ben failed`, `Ben disposed`): Which one is printed: `Ben completed`,
//:   `Ben failed` or `Ben disposed`?
//: - Hint: A terminal event comes from the source. Has the source ended?
//: - Hint: Who has decided here that it is over?
let ben = clock.subscribe(
  onNext: { print("Ben \($0)") }, onError: { _ in print("Ben failed") },
  onCompleted: { print("Ben completed") }, onDisposed: { print("Ben disposed") })
Thread.sleep(forTimeInterval: 1.5)
ben.dispose()

//: ## Dispose in the closure
//: Disposing sends no event. It says that you don't listen any more, and only `onDisposed` is told. Clara wants only
//: one dish of the menu, and Carl one number of the clock. Each disposes of the subscription in the closure that gets
//: the first element.
//: - Predict (number of `Clara`): How many lines does Clara print?
//: - Hint: `dispose()` may be called at any time, also while an event is being delivered. But whose `dispose()` is
//:   called?
//: - Hint: `subscribe` returns the `Disposable`. When does a menu send its dishes: before or after `subscribe` returns?
//: - Hint: What is in the variable `clara` while `subscribe` still runs?
var clara: Disposable?
clara = Observable.of("soup", "pasta", "cake").subscribe(onNext: { dish in
  print("Clara \(dish)")
  clara?.dispose()
})
var carl: Disposable?
carl = clock.subscribe(onNext: { number in
  print("Carl \(number)")
  carl?.dispose()
})
Thread.sleep(forTimeInterval: 2.5)

//: ## Disposing too late
//: Clara's dishes came before `subscribe` had returned: `clara` was still `nil`, so nobody disposed. Carl had his
//: `Disposable` when the first number came, and nothing follows a `dispose()`. David's source has ended before he
//: disposes of his subscription, and to be sure he does so twice.
//: - Predict (number of `David`): How many lines does David print?
//: - Hint: When the source completed, the subscription was over.
//: - Hint: A subscription ends once. The other two calls have nothing to do.
let david = Observable.of("soup").subscribe(
  onNext: { print("David \($0)") }, onCompleted: { print("David completed") },
  onDisposed: { print("David disposed") })
david.dispose()
david.dispose()

//: ## Three ways to end
//: A subscription ends by `completed`, by `error`, or because you dispose of it. Only the first two are events of the
//: source.
print("everybody has left")
/*:
 - Hint: Which closure is called in all cases?
 - Question: A progress bar is removed in `onCompleted`. The user closes the screen, which disposes of the subscription. Why
   does the bar stay, and where should it be removed?
 - Answer: Disposing is no `completed`, so `onCompleted` isn't called. `onDisposed` is called after completion, after an
   error and after `dispose()`: remove it there.
 - Experiment: `:diff ben.dispose() =>` forgets Ben's subscription. Which lines are new?
 */
