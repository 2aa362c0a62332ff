/*:
 # One at a time, or all at once

 A queue scheduler comes in two kinds. `SerialDispatchQueueScheduler` runs one piece of work at a time. A
 `ConcurrentDispatchQueueScheduler` starts each piece on a free thread. What does that do to the order of elements?

 The kitchen makes two dishes here: a soup takes 0.8 seconds, a toast 0.3 seconds.
 */
import Foundation
import RxSwift

//: - Setup: `cook(_:)` takes its time, on the thread that calls it
func cook(_ dish: String) -> String {
  Thread.sleep(forTimeInterval: dish == "soup" ? 0.8 : 0.3)
  return dish
}

let oneCook = SerialDispatchQueueScheduler(internalSerialQueueName: "one cook")
let manyCooks = ConcurrentDispatchQueueScheduler(qos: .default)
let bag = DisposeBag()

//: ## `observe(on:)` with many cooks
//: One subscription, two elements, and a scheduler with more than one thread.
//: - Predict (lines of `soup`, `toast`): When is each dish ready? Write both lines with their times, such as
//:   `2s soup; 3s toast`.
//: - Hint: An observer receives one event after another, never two at the same time.
//: - Hint: Can `observe(on:)` hand out the toast while the soup is being cooked?
print("--- observe(on:) ---")
Observable.of("soup", "toast")
  .observe(on: manyCooks)
  .map { cook($0) }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 1.5)

//: ## One subscription for each dish, one cook
//: The order was kept. One subscription is one line of events: many threads do not make it faster.
//:
//: Now `flatMap` makes an observable of each dish, and each is subscribed to on the scheduler: two pieces of work.
//: (`deferred` calls `cook` when it is subscribed to, not before.)
//: - Predict (lines of `soup`, `toast`): When is each dish ready, with a serial scheduler? Write both lines with
//:   their times.
//: - Hint: The second piece of work begins when the first one has ended.
//: - Hint: How long do both take together?
print("--- serial ---")
Observable.of("soup", "toast")
  .flatMap { dish in
    Observable.deferred { Observable.just(cook(dish)) }.subscribe(on: oneCook)
  }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 1.5)

//: ## One subscription for each dish, many cooks
//: One cook, one dish after another. The only change now is the scheduler.
//: - Predict (lines of `soup`, `toast`): When is each dish ready, with a concurrent scheduler? Write both lines with
//:   their times.
//: - Hint: Both begin at the same time.
//: - Hint: Which of the two takes less time?
print("--- concurrent ---")
Observable.of("soup", "toast")
  .flatMap { dish in
    Observable.deferred { Observable.just(cook(dish)) }.subscribe(on: manyCooks)
  }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 1.5)
/*:
 - Hint: For the question: which operator lets all inner observables run at the same time, and which one makes them
   wait?
 - Question: You have only a concurrent scheduler, and the soup must come first. What can you change in the chain?
 - Answer: With many cooks, the toast overtakes the soup. Use `concatMap` instead of `flatMap`: it subscribes to the
   toast when the soup has completed, so only one of them is cooked at a time. The price is the time: it takes 1.1
   seconds again.
 - Experiment: `:diff 62: .flatMap => .concatMap` changes the last step. When is the toast ready now?
 */
