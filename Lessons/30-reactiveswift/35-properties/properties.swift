/*:
 # A value that is always there

 RxSwift keeps a state in a `BehaviorRelay`. ReactiveSwift keeps it in a `MutableProperty` and shows it to others as a `Property`: a value
 that can be read at any time, and a stream of what it becomes.
 */
import ReactiveSwift
import RxRelay
import RxSwift
//:
//: ## Two streams of one property
//: A property has two streams. `producer` is a recipe that sends the current value first, `signal` is a broadcast of what comes.
//: - Predict (lines of `Signal`): `score` is 1 when both are observed, and is then set to 2. What does `Signal` print in all?
//: - Hint: Which of the two tells you a value that was set before?
let score = MutableProperty(1)
score.producer.startWithValues { print("Producer \($0)") }
score.signal.observeValues { print("Signal \($0)") }
score.value = 2
//: ## The same value again
//: The signal had only what came. Is it news when a value is written that is there already?
//: - Predict (lines of `Write`): 7 is set, and set again. What does `Write` print in all?
//: - Hint: A property does not compare. It holds values of any type, also of those that have no `==`.
let lives = MutableProperty(9)
lives.signal.observeValues { print("Write \($0)") }
lives.signal.skipRepeats().observeValues { print("Change \($0)") }
lives.value = 7
lives.value = 7
//: ## A view that stays a property
//: Each write was sent; `skipRepeats()` let only the change pass. A relay is mapped to an `Observable`, which has no value to read. A property is mapped to a property.
//: - Predict (lines of `Level`): `points` becomes 30. What does `Level` print in all?
//: - Hint: Nobody has to observe `level` for its value to be right.
let points = MutableProperty(10)
let level = points.map { "is \($0 / 10)" }
print("Level \(level.value)")
points.value = 30
print("Level \(level.value)")
//: ## Two views of one state
//: `level` is a `Property<String>`: it can be read, and not set. Two views of one state can be joined.
//: - Predict (lines of `Both`): `both` joins the tens of `sum` with its double. `sum` goes from 30 to 40. What does `Both` print in all?
//: - Hint: The two views are told one after the other.
//: - Misconception: combine-latest-is-atomic
let sum = MutableProperty(30)
let tens = sum.map { $0 / 10 }
let double = sum.map { $0 * 2 }
let both = tens.combineLatest(with: double)
both.producer.startWithValues { print("Both \($0)") }
tens.zip(with: double).producer.startWithValues { print("Pair \($0)") }
sum.value = 40
//: ## The end of a state
//: `Both` showed a pair that never was, and `zip` waited for the second half. Now the objects that hold a state go away.
//: - Predict (lines of `Property`): The relay and the property are released. What does `Property` print in all?
//: - Hint: A relay never ends. A property says that nothing more will come.
//: - Misconception: relay-completes
var relay: BehaviorRelay? = BehaviorRelay(value: 1)
_ = relay?.subscribe { print("Relay \($0)") }
relay = nil
var state: MutableProperty? = MutableProperty(1)
state?.producer.start { print("Property \($0)") }
state = nil
/*:
 - Question: Why does a view model show a `Property` and keep the `MutableProperty` to itself?
 - Answer: Others can read the value and observe it, but only the view model can set it. A relay shown with `asObservable()` hides the setter as well, and the value with it.
 - Experiment: `:why` on the line `Both (4, 60)` leads to the write of 40.
 - Experiment: `:change .skipRepeats() => .skip(first: 1)` in the second step passes the second write instead of the first.
 */
