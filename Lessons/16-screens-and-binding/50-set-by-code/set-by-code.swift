/*:
 # Why does my field not notice?

 A button *Clear* empties the field, but the label below keeps its text. The field is bound to the label, so what is
 wrong?
 */
import PlaygroundSupport
import RxCocoa
import RxRelay
import RxSwift
import UIKit

//: - Setup: a screen with a field `name`, a label `greeting` and a button `clear`
let name = UITextField()
let greeting = UILabel()
let clear = UIButton(type: .system)
clear.setTitle("Clear", for: .normal)
let root = UIViewController()
for part in [name, greeting, clear] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
let bag = DisposeBag()
//:

//: ## The label that stays
//: The field is bound to the label, and the button's closure sets the field.
//: - Predict (number of `screen: greeting`): The person types *Al* and taps *Clear*. How many lines begin with
//:   `screen: greeting`?
//: - Hint: At the subscription, at each key, and at the tap? Not all of these.
//: - Hint: A control property reports what a *person* does at the control.
//: - Misconception: control-property-sees-code
name.rx.text.orEmpty.map { "Hello \($0)" }.bind(to: greeting.rx.text).disposed(by: bag)
clear.rx.tap.bind(onNext: { name.text = "" }).disposed(by: bag)
user.type("Al", into: name)
user.tap("Clear")
screen()

//: ## A binding is code, too
//: The field is empty, and the label still greets Al. `name.text = ""` fires no editing event, as on a device. Would it
//: help to bind to the field's own property instead?
//: - Predict (yes if `screen: greeting` before `end`): Does the label change before `end` is printed?
//: - Hint: A control property is an observable and an observer, but is it a subject?
//: - Hint: What you bind to it sets the text. It is not sent on.
print("begin")
Observable.just("Cleo").bind(to: name.rx.text).disposed(by: bag)
print("end")

//: ## One place for the value
//: Setting never sends, whoever sets. So let the value live somewhere else: in a relay. The field and the button send into
//: it, and everything that is shown comes from it.
//: - Predict (number of `Model`): The person presses the key *o* and taps *Clear*. The relay begins with *Cleo*. How many
//:   lines begin with `Model`?
//: - Hint: Which subscriptions send at once: that to a relay, that to a field?
//: - Hint: The field's text at subscription goes into the relay as well. Then come the key and the tap.
let model = BehaviorRelay(value: "Cleo")
model.subscribe(onNext: { print("Model \($0)") }).disposed(by: bag)
model.bind(to: name.rx.text).disposed(by: bag)
name.rx.text.orEmpty.distinctUntilChanged().bind(to: model).disposed(by: bag)
clear.rx.tap.map { "" }.bind(to: model).disposed(by: bag)
user.type("o", into: name)
user.tap("Clear")
screen()
/*:
 - Question: The relay is bound to the field, and the field to the relay. Why is there no endless loop?
 - Answer: Because setting a field sends nothing. The loop is cut at the very place that was a surprise in the first
   step.
 - Experiment: The label still greets by the field. Write `model.map { "Hello \($0)" }.bind(to: greeting.rx.text)`, and then
   `user.tap("Clear")`.
 */
