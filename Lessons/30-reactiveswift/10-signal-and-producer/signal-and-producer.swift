/*:
 # Two types for hot and cold

 In RxSwift hot and cold observables have the same type. ReactiveSwift has a type for each: a `Signal` is a broadcast that goes
 on whether or not anyone observes it, and a `SignalProducer` is a recipe that runs for each `start`.
 - Limit: 20 s
 */
import Foundation
import ReactiveSwift
import RxSwift
//: - Setup: `work(_:)`, which prints `Work` and counts 0, 1, 2, one number each second
/// Calls a closure with 0, 1 and 2, one number each second.
func work(_ send: @escaping (Int) -> Void) {
  print("Work")
  for number in 0..<3 {
    DispatchQueue.main.asyncAfter(deadline: .now() + Double(number + 1)) { send(number) }
  }
}
/// Lets the main queue run.
func wait(_ seconds: Double) { RunLoop.main.run(until: Date().addingTimeInterval(seconds)) }
//:
//: ## A recipe, started twice
//: `producer` describes the work and sends each number to its observer. `startWithValues` starts the recipe.
//: - Predict (number of `Work`): `producer` is made once and started twice, two seconds apart. How often is `Work` printed?
//: - Hint: The closure of `SignalProducer` is to `start` what the closure of `create` is to `subscribe`.
print("--- producer ---")
let producer = SignalProducer<Int, Never> { observer, _ in
  work { observer.send(value: $0) }
}
producer.startWithValues { print("First \($0)") }
wait(2)
producer.startWithValues { print("Second \($0)") }
wait(4)
//: ## A broadcast, observed twice
//: Each start ran the work from its beginning. The same work now feeds a signal: `Signal.pipe()` gives the signal, and the
//: observer that sends into it. Both observers join by `observeValues`.
//: - Predict (first line of `Late`): `late` observes two seconds after the work began. Which number does it print first, and how many seconds after this prompt?
//: - Hint: Observing a signal starts nothing.
//: - Hint: 0 is sent after one second, 1 after two. A timer comes before the end of a wait.
print("--- signal ---")
let (signal, input) = Signal<Int, Never>.pipe()
work { input.send(value: $0) }
signal.observeValues { print("Early \($0)") }
wait(2)
signal.observeValues { print("Late \($0)") }
wait(2)
//: ## The same in RxSwift
//: `late` missed what was sent before. In RxSwift, `Observable.create` is the recipe and a `PublishSubject` is the broadcast, and
//: you cannot tell from the type `Observable<Int>` which of them you have.
//: - Predict (number of `Work`): Two subscribers to the recipe and two to the broadcast: how often does `Work` stand in the log of this step?
//: - Hint: A recipe works for each subscriber; somebody has to start the work of the broadcast.
print("--- RxSwift ---")
let cold: Observable<Int> = .create { observer in
  work { observer.onNext($0) }
  return Disposables.create()
}
let subject = PublishSubject<Int>()
let hot: Observable<Int> = subject
_ = cold.subscribe(onNext: { print("ColdA \($0)") })
_ = cold.subscribe(onNext: { print("ColdB \($0)") })
work { subject.onNext($0) }
_ = hot.subscribe(onNext: { print("HotA \($0)") })
_ = hot.subscribe(onNext: { print("HotB \($0)") })
wait(4)
//: ## A broadcast that feeds itself
//: The events of a signal come one after the other, never inside one another: an observer that sends into its own signal stops
//: the program. `Signal.reentrantUnserializedPipe()` gives a signal for which it may.
//: - Predict (lines of `Display`): `halver` observes first and sends the half of each even number. 4 is sent. What does Display print?
//: - Hint: With a `PublishSubject`, 2 would reach Display while the halver still handles 4.
//: - Hint: The signal keeps its promise: a value that is sent inside another one waits.
//: - Misconception: signals-may-recurse
print("--- feedback ---")
let (numbers, feed) = Signal<Int, Never>.reentrantUnserializedPipe()
let halver = numbers.observeValues { if $0 % 2 == 0 { feed.send(value: $0 / 2) } }
let display = numbers.observeValues { print("Display \($0)") }
feed.send(value: 4)
/*:
 - Question: You get a value of type `Signal<Int, Never>` from somebody else's code. What do you know about side effects when you observe it?
 - Answer: There are none. Observing a signal only adds an observer; whatever it broadcasts happens without you. With an `Observable` you have to look into the code that made it.
 - Experiment: `:diff .reentrantUnserializedPipe() => .pipe()` makes this program stop. What does the message advise?
 - Experiment: `:marbles` draws each start of `producer` on lines of its own, and the signal once for each observer.
 */
