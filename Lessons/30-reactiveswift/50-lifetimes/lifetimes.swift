/*:
 # Lifetimes in place of bags

 RxSwift ends subscriptions with a `DisposeBag` that an object owns. ReactiveSwift says how long something lasts with a `Lifetime`, and a
 binding ends by itself with the lifetime of its target.
 - Limit: 20 s
 */
import ReactiveSwift
import RxSwift
//: - Setup: `Counter`, an object with a property and a lifetime, which prints `Counter gone`, and `RxCounter`, the same with a bag
final class Counter {
  let count = MutableProperty(0)
  private let token = Lifetime.Token()
  var lifetime: Lifetime { Lifetime(token) }
  deinit { print("Counter gone") }
}
final class RxCounter {
  let count = BehaviorSubject(value: 0)
  let bag = DisposeBag()
  deinit { print("RxCounter gone") }
}
//:
//: ## A bag
//: `numbers` outlives the counter. The subscription is in the counter's bag.
//: - Predict (lines of `Bag`): The counter is released between 1 and 2. What is printed for 2?
//: - Hint: The bag goes with the counter.
let numbers = PublishSubject<Int>()
var rxCounter: RxCounter? = RxCounter()
if let counter = rxCounter {
  numbers.subscribe(onNext: { print("Bag \($0)") }, onDisposed: { print("Bag disposed") })
    .disposed(by: counter.bag)
}
numbers.onNext(1)
rxCounter = nil
numbers.onNext(2)
//: ## `take(during:)`
//: A lifetime ends when its token is released, and here the counter holds the token. `take(during:)` ends a stream with a lifetime.
//: - Predict (lines of `During`): The counter is released after the first value. What does `During` print in all?
//: - Hint: Is it one of the three ends?
let (signal, input) = Signal<Int, Never>.pipe()
var counter: Counter? = Counter()
if let counter {
  signal.take(during: counter.lifetime).observe { print("During \($0)") }
}
input.send(value: 1)
counter = nil
input.send(value: 2)
//: ## A binding
//: The stream completed with the lifetime. A property has a lifetime, too, and `<~` binds to it: no bag, nothing to store.
//: - Predict (lines of `Bound`): The property goes with its counter after 3. What is printed?
//: - Hint: `Bound` is printed on the way to the target. What does the binding do with 4 when there is no target?
var target: Counter? = Counter()
if let target {
  target.count <~ signal.on(disposed: { print("Bound disposed") }, value: { print("Bound \($0)") })
}
input.send(value: 3)
target = nil
input.send(value: 4)
//: ## Both ends
//: The source was let go of with the target. A source that ends lets go of the binding as well, and the target keeps its last value.
//: - Predict (lines of `Value`): What is the value of `total` after the source has completed?
//: - Hint: A binding passes on values, and no end.
let total = MutableProperty(0)
total <~ SignalProducer([10, 20])
print("Value \(total.value)")
/*:
 - Question: What happens if a closure of `observeValues` uses `self`, and nothing ends the observation?
 - Answer: The signal holds the closure and the closure holds `self`, so the object lives as long as the signal. `take(duringLifetimeOf: self)` alone does not help, as the object never goes: write `[weak self]`, too.
 - Experiment: `:why` on the line `Bound disposed` shows what ended the binding.
 */
