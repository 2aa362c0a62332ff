/*:
 # Two fields and a sum

 A text field is two things at once: a source of what a person types, and a place where the program can put a text. Its
 `rx.text` is a *control property*: an observable and an observer.
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a screen with two fields, `first` and `second`, and a label `sum`
let first = UITextField()
let second = UITextField()
let sum = UILabel()
let root = UIViewController()
for part in [first, second, sum] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
let bag = DisposeBag()
//:

//: ## Before anybody types
//: `combineLatest` waits for an element of each source. Both fields are empty, and nobody has touched them. `orEmpty` makes
//: a `String` of the optional text.
//: - Predict (number of `Sum`): How many lines begin with `Sum`?
//: - Hint: Is a text field an event, like a tap, or a value that changes?
//: - Hint: A value has a present state, and who subscribes wants to know it.
let total = Observable.combineLatest(first.rx.text.orEmpty, second.rx.text.orEmpty) { one, other in
  (Int(one) ?? 0) + (Int(other) ?? 0)
}
total.subscribe(onNext: { print("Sum \($0)") }).disposed(by: bag)

//: ## The first key
//: A control property sends the value that it has at subscription, and then each one that a person enters. So the sum was
//: there at once. Now the person taps the first field and presses a key.
//: - Predict (lines of `Sum`): What is printed for `user.type("7", into: first)`?
//: - Hint: The log shows two gestures: the focus and the key.
//: - Hint: A field's property is read again at each of its editing events. Beginning is one.
user.type("7", into: first)

//: ## Only what differs
//: At the focus the field sent its text once more, though nothing had changed. `distinctUntilChanged` drops an element that
//: equals the one before. This time the sum goes to the label.
//: - Predict (number of `screen: sum`): The person types 12 into the second field. How many lines begin with
//:   `screen: sum`?
//: - Hint: Which sum does the label get at the subscription?
//: - Hint: Then there are two keys.
total.distinctUntilChanged().map { "\($0)" }.bind(to: sum.rx.text).disposed(by: bag)
user.type("12", into: second)
screen()
/*:
 - Question: `screen: sum` would have come as often without `distinctUntilChanged`. Where would you see the difference?
 - Answer: In work that is done for each element, such as a request: it would be done again for each focus.
 - Experiment: `:diff first.rx.text.orEmpty, second.rx.text.orEmpty => first.rx.text.orEmpty.changed,
   second.rx.text.orEmpty.changed`. When is the first sum there?
 */
