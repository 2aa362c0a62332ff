/*:
 # Four duties of an operator

 Some operators cannot be made of others. Then you use `create`: subscribe to `self`, and tell your own observer
 whatever you like. You are in charge of everything now: elements, the error, the completion, and disposal.

 The operator of this lesson writes words in capital letters. `map` can do that as well; written with `create`, it
 shows what each duty is for.
 */
import Foundation
import RxSwift

//: - Setup: `clock`, a cold observable that sends `tick 1` to `tick 4`, one every 0.4 seconds
let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "clock")
let clock = Observable<Int>.interval(.milliseconds(400), scheduler: queue).take(4)
  .map { "tick \($0 + 1)" }
  .do(onNext: { print("source sends \($0)") })

//: ## The first try: `loudWords`
//: `loudWords` passes on what `subscribe(onNext:)` gives it.
//: - Predict (lines of `got`): The source sends `tea` and completes. Which of the two lines are printed, `got TEA`
//:   and `got the end`?
//: - Hint: `got` is printed for each element and for the completion.
//: - Hint: An operator with `create` sends what you tell the observer, and nothing else.
extension ObservableType where Element == String {
  func loudWords() -> Observable<String> {
    Observable.create { observer in
      self.subscribe(onNext: { observer.onNext($0.uppercased()) })
    }
  }
}

print("--- loudWords ---")
let words = Observable.just("tea").loudWords()
  .subscribe(onNext: { print("got \($0)") }, onCompleted: { print("got the end") })
words.dispose()

//: ## The second try: `loudEvents`
//: The completion was lost, so whoever waits for the end waits for ever. An error would be lost in the same way.
//:
//: `loudEvents` passes on all three kinds of events. `event.map` changes an element and leaves the others as they
//: are. The closure of `create` returns an empty disposable.
//: - Predict (number of `source sends`): The subscription is disposed after 0.6 seconds. How many lines begin with
//:   `source sends`?
//: - Hint: `dispose` disposes what the closure of `create` has returned.
//: - Hint: Who could tell the source to stop?
extension ObservableType where Element == String {
  func loudEvents() -> Observable<String> {
    Observable.create { observer in
      _ = self.subscribe { event in observer.on(event.map { $0.uppercased() }) }
      return Disposables.create()
    }
  }
}

print("--- loudEvents ---")
let leaking = clock.loudEvents().subscribe(onNext: { print("got \($0)") })
Thread.sleep(forTimeInterval: 0.6)
leaking.dispose()
print("disposed")
Thread.sleep(forTimeInterval: 1.4)

//: ## The third try: `loud`
//: The subscriber got nothing after `disposed`, so the mistake is easy to miss. But the source worked on for nobody:
//: a timer, a download, a sensor.
//:
//: `loud` returns the subscription to its source.
//: - Predict (number of `source sends`): Again the subscription is disposed after 0.6 seconds. How many lines begin
//:   with `source sends`?
//: - Hint: `dispose` now reaches the source.
//: - Hint: In 0.6 seconds the source sends once.
extension ObservableType where Element == String {
  func loud() -> Observable<String> {
    Observable.create { observer in
      self.subscribe { event in observer.on(event.map { $0.uppercased() }) }
    }
  }
}

print("--- loud ---")
let clean = clock.loud().subscribe(onNext: { print("got \($0)") })
Thread.sleep(forTimeInterval: 0.6)
clean.dispose()
print("disposed")
Thread.sleep(forTimeInterval: 1.4)
/*:
 - Hint: For the question: go through the events one by one, and then think of `dispose`.
 - Question: You read an operator with `create` that somebody else wrote. What do you check?
 - Answer: Does it pass on elements, errors and the completion? And does it return something that ends its
   subscription to the source? If it subscribes to several sources, it must end all of those.
 - Experiment: Stop in the third step, after `disposed`: `:goto 3`, press Enter until `disposed` is printed, and type
   `:ledger`. Which subscriptions are left, although you have disposed yours?
 */
