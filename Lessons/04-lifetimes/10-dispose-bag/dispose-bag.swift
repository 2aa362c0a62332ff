/*:
 # Who keeps a subscription alive

 A subscription keeps timers running and closures in memory. You have ended some with `dispose()`. But what if nobody
 calls it? This lesson takes away one variable after the other and asks which of them keeps the subscription alive.

 The source is a thermometer. Its battery lasts for six readings, and it prints `off` when its subscription has ended,
 whatever the reason.
 */
import Foundation
import RxSwift

//: - Setup: the thermometer, `temperature()`: a reading every 200 ms
let background = SerialDispatchQueueScheduler(qos: .default)

func temperature() -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(200), scheduler: background)
    .map { 20 + $0 }
    .take(6)
    .do(onDispose: { print("off") })
}

//: ## The variable of the observable
//: `readings` is the only variable that holds the observable. Halfway through the step it is set to `nil`, as if the
//: object that owned it had gone away.
//: - Predict (yes if `off`): Does the thermometer print `off` in this step?
//: - Hint: An observable is a recipe. What does `subscribe` give you besides a `Disposable`?
//: - Hint: The running timer needs the observer, and no longer the recipe.
//: - Misconception: observable-owns-subscription
var readings: Observable<Int>? = temperature()
var hall: Disposable? = readings?.subscribe(onNext: { print("Hall \($0)") })
Thread.sleep(forTimeInterval: 0.5)
readings = nil
print("no variable holds the observable")
Thread.sleep(forTimeInterval: 0.4)

//: ## The variable of the disposable
//: The recipe was only needed to start. The subscription lives in the running timer, which holds the observer, until the
//: source ends or somebody disposes of it. Now the variable `hall` goes, too. It held the `Disposable`: the only switch that
//: could end the subscription.
//: - Predict (number of `Hall`): How many more lines does Hall print?
//: - Hint: Does a `Disposable` end its subscription when it is deallocated, or when somebody calls `dispose()`?
//: - Hint: Hall has printed four of its six readings.
hall = nil
print("no variable holds the disposable")
Thread.sleep(forTimeInterval: 0.6)

//: ## A bag
//: Throwing the switch away does not turn off the light. Hall went on until the battery was empty; with an endless source
//: it would have gone on for ever. A `DisposeBag` is different: it collects disposables, and when the bag is deallocated,
//: it disposes of them all.
//: - Predict (number of `Kitchen`): How many lines does Kitchen print in this step, which takes a second?
//: - Hint: The bag goes away half a second after the subscription began.
//: - Hint: There is time for two readings.
var bag: DisposeBag? = DisposeBag()
temperature().subscribe(onNext: { print("Kitchen \($0)") }).disposed(by: bag!)
Thread.sleep(forTimeInterval: 0.5)
bag = nil
Thread.sleep(forTimeInterval: 0.5)

//: ## A bag of a function
//: The subscription of Kitchen ended with its bag. That is why a bag is usually a stored property of the screen, view
//: model or service that subscribes: they go away together. Here the bag is a local variable of a function instead.
//: - Predict (lines of `Attic`): What does Attic print?
//: - Hint: What happens to a local variable when its function returns?
//: - Hint: When is the first reading due, and when does `show` return?
func show(_ name: String) {
  let bag = DisposeBag()
  temperature().subscribe(onNext: { print("\(name) \($0)") }).disposed(by: bag)
}
show("Attic")
print("show has returned")
Thread.sleep(forTimeInterval: 0.5)

//: ## Looking back
//: Attic printed nothing: its bag went away when `show` returned, before the first reading. The observable does not
//: matter to a subscription once it runs; a `Disposable` ends it if somebody calls `dispose()`; a bag ends it when the
//: bag itself goes away.
print("--- end ---")
/*:
 - Question: When does a subscription end whose `Disposable` you neither keep nor put into a bag?
 - Answer: When its source ends, and only then. If the source never ends, the subscription stays until the program ends.
   In Xcode, the Swift compiler warns you: the result of `subscribe` is unused.
 - Experiment: `:diff hall = nil => hall?.dispose()` asks the disposable to end the subscription. Which lines are gone?
 */
