/*:
 # One observable, two subscribers

 An observable made with `create` is a recipe, and subscribing cooks it. What if two people subscribe to the same
 observable? Do they eat from one pot? This question decides how many requests your app sends.
 */
import Foundation
import RxSwift

//: ## Two subscribers, one observable
//: There is one `coffee`, in one variable. Anna and Ben subscribe to it, half a second apart.
//: - Predict (number of `beans ground`): How often is `beans ground` printed?
//: - Misconception: cold-runs-once
//: - Hint: When does the closure of `create` run?
//: - Hint: Is there any place where an observable keeps what it has sent?
let coffee = Observable<String>.create { observer in
  print("beans ground")
  DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
    observer.onNext("coffee")
    observer.onCompleted()
  }
  return Disposables.create()
}
let anna = coffee.subscribe(onNext: { print("Anna has \($0)") })
Thread.sleep(forTimeInterval: 0.5)
let ben = coffee.subscribe(onNext: { print("Ben has \($0)") })
Thread.sleep(forTimeInterval: 1.5)

//: ## Different answers
//: Each call of `subscribe` runs the closure again, with an observer of its own. The second subscription doesn't know
//: of the first. The waiter here gives each guest the next number, and counts outside of the closure.
//: - Predict (lines): Clara and David subscribe to `ticket`. Which lines are printed, in order?
//: - Misconception: cold-runs-once
//: - Hint: `lastNumber` lives outside of the recipe, so both runs change the same variable.
//: - Hint: Clara's subscription runs the closure, then David's runs it once more.
var lastNumber = 40
let ticket = Observable<Int>.create { observer in
  lastNumber += 1
  observer.onNext(lastNumber)
  observer.onCompleted()
  return Disposables.create()
}
let clara = ticket.subscribe(onNext: { print("Clara \($0)") })
let david = ticket.subscribe(onNext: { print("David \($0)") })

//: ## A clock for each
//: The same observable gave two people different values. Such an observable is called *cold*: it does its work per
//: subscription. `interval` is cold, too. Eva subscribes at once, and Frank two and a half seconds later.
//: - Predict (first line of `Frank`): Which is the first line of Frank, and how many seconds after this prompt does it come? For
//:   example: `:predict 5s Frank 7`.
//: - Misconception: cold-runs-once
//: - Hint: Frank's subscription starts a timer and a count of its own.
//: - Hint: He subscribes 2.5 s after this prompt, and `interval` waits for a second before its first number.
let seconds = Observable<Int>.interval(
  .seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
let eva = seconds.subscribe(onNext: { print("Eva \($0)") })
Thread.sleep(forTimeInterval: 2.5)
let frank = seconds.subscribe(onNext: { print("Frank \($0)") })
Thread.sleep(forTimeInterval: 2.3)
eva.dispose()
frank.dispose()

//: ## Cold
//: A cold observable runs once for each subscriber: two subscribers, two pots of coffee, two timers, two requests. Type
//: `:marbles`: each `create` and `interval` has two rows. Later chapters show observables that are *hot*, and how to
//: share one pot.
print("the shop closes")
/*:
 - Hint: Count the calls of `subscribe`.
 - Question: A view model has `let profile = request("/profile")`. The title, the photo and the menu each subscribe to it.
   How many requests are sent?
 - Answer: Three. Each subscription runs the recipe, and the recipe sends a request.
 - Experiment: `:diff lastNumber += 1 =>` takes the counting out of the recipe. What do Clara and David get now? Then be the
   third guest yourself: type `_ = coffee.subscribe(onNext: { print("I have", $0) })`, and let time pass with `:advance 2s`.
 */
