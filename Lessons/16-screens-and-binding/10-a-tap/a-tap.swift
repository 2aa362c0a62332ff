/*:
 # A tap is an event

 A screen is an observable's best customer: people tap at any time, and something must happen. There is no screen here,
 so `screen()` draws it as text, and `user` is the person in front of it. In the log, `user:` lines are gestures, and
 `screen:` lines are changes that a person can see.
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a screen with a label `count` and a button `add`
let count = UILabel()
let add = UIButton(type: .system)
count.text = "0"
add.setTitle("Add", for: .normal)

let root = UIViewController()
for part in [count, add] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
let bag = DisposeBag()
//:

//: ## What a button sends
//: `add.rx.tap` is an observable that sends `()` for each tap: a *control event*. `screen()` draws the screen before
//: anybody has touched it; the names of the variables are beside it.
//: - Predict (number of `Tap`): The closure prints `Tap`. How many lines begin with `Tap`?
//: - Hint: Does a control event have a current value that it could send at subscription?
//: - Hint: Each gesture of `user` taps once.
screen()
add.rx.tap
  .subscribe(onNext: { print("Tap") }, onCompleted: { print("Completed") })
  .disposed(by: bag)
user.wait(1)
user.tap("Add")
user.wait(1)
user.tap("Add")

//: ## From the button to the label
//: A control event sends nothing at subscription, and then an element for each tap. Between the button and the label
//: are the operators that you know: `scan` counts, `map` makes a text. `bind(to:)` sets the label to each element.
//: - Predict (first of `screen: count`, `Tap`): The label is bound after `Tap` was subscribed. Which comes first at the
//:   next tap?
//: - Hint: Each subscription is a handler of its own at the button.
//: - Hint: Handlers are called in the order in which they were added.
add.rx.tap
  .scan(0) { taps, _ in taps + 1 }
  .map { "\($0)" }
  .bind(to: count.rx.text)
  .disposed(by: bag)
user.wait(1)
user.tap("Add")

//: ## The other way: a closure
//: The two handlers ran in the order of subscription, inside one gesture. The label shows 1, since `scan` began with its
//: own subscription: it knows of no earlier tap. `bind(onNext:)` takes any closure in place of a label, and
//: `controlEvent(_:)` takes any other event of a control.
//: - Predict (lines of `Down`, `Up`): A tap is a finger that goes down and up. What do the two print?
//: - Hint: The button sends `touchDown` first.
//: - Hint: `rx.tap` is short for `controlEvent(.touchUpInside)`.
add.rx.controlEvent(.touchUpInside).bind(onNext: { print("Up") }).disposed(by: bag)
add.rx.controlEvent(.touchDown).bind(onNext: { print("Down") }).disposed(by: bag)
user.wait(1)
user.tap("Add")

//: ## A button that goes away
//: The order of the subscriptions did not matter, because they listen to two different events. Now a second button is on
//: the screen for a second. Nobody disposes of its subscription.
//: - Predict (lines of `Stop`): The button is tapped, and then it is deallocated. What is printed?
//: - Hint: A control event never fails. How else can it end?
//: - Hint: The subscription does not keep the button alive.
func addStop() -> Disposable {
  let stop = UIButton(type: .system)
  stop.setTitle("Stop", for: .normal)
  root.view.addSubview(stop)
  return stop.rx.tap
    .subscribe(onNext: { print("Stop tapped") }, onCompleted: { print("Stop completed") })
}

let stopped = addStop()
user.tap("Stop")
user.wait(1)
root.view.subviews.last?.removeFromSuperview()
user.wait(1)
/*:
 - Question: `add.rx.tap` never printed `Completed`. Is that a leak?
 - Answer: No. The control event completes when its button goes, and the button is still on the screen. The bag would
   end the subscription earlier, if the bag went first.
 - Experiment: `:why` after a `screen:` line leads back to the gesture. Try it after the step with the label.
 */
