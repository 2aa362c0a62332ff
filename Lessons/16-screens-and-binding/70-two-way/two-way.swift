/*:
 # Both ways: `<->`

 A form edits a value, and the value fills the form. That is two bindings, one in each direction, and you write them for
 every field. An operator of your own says it in one line.
 */
import PlaygroundSupport
import RxCocoa
import RxRelay
import RxSwift
import UIKit

//: - Setup: a screen with a field `city`, and a relay `model`
let model = BehaviorRelay(value: "Bern")
var city: UITextField? = UITextField()
let root = UIViewController()
root.view.addSubview(city!)
PlaygroundPage.current.liveView = root
//:

//: ## The operator
//: `<->` takes a control property and a relay. It binds the relay to the property, and what the property sends goes into
//: the relay. If the property completes, its control is gone, and the other direction is disposed.
//: - Predict (lines of `Model`): What is printed by the end of this step?
//: - Hint: The relay sends its value at the subscription of `Model`.
//: - Hint: The relay is bound first, so the field already contains *Bern* when its text at subscription is read.
//: - Hint: A relay sends every value that it accepts, equal or not.
infix operator <->: DefaultPrecedence

func <-> <Value>(property: ControlProperty<Value>, relay: BehaviorRelay<Value>) -> Disposable {
  let toControl = relay.bind(to: property)
  let toModel = property.subscribe(
    onNext: { relay.accept($0) },
    onCompleted: {
      print("Control is gone")
      toControl.dispose()
    })
  return Disposables.create(toControl, toModel)
}

let printing = model.subscribe(onNext: { print("Model \($0)") })
let both = city!.rx.text.orEmpty <-> model

//: ## From each side
//: The field took *Bern* from the relay and gave it back. Now each side changes once.
//: - Predict (lines of `Model`): The person adds *e*, and later the program sends *Rome*. What is printed?
//: - Hint: The focus is an emission, too.
//: - Hint: Does a field send what the program sets?
user.type("e", into: city!)
user.wait(1)
model.accept("Rome")
screen()

//: ## The control goes
//: *Rome* came once: setting the field sent nothing, so the two bindings don't feed each other. Then the form is closed,
//: and the field is deallocated.
//: - Predict (lines of `Model`, `Control`): Afterwards the relay accepts *Oslo*. What is printed in this step?
//: - Hint: The field has the focus, and loses it. That is an editing event.
//: - Hint: The property completes when its field goes.
//: - Hint: The relay doesn't complete. Its other subscribers go on.
city!.removeFromSuperview()
city = nil
user.wait(1)
model.accept("Oslo")
/*:
 - Question: The relay never completes. What would have happened to the binding from the relay to the field without
   `toControl.dispose()`?
 - Answer: The binder holds the field weakly, so the field would have gone all the same. But the subscription to the relay
   would have stayed, and done nothing for each value, for as long as the relay lives.
 - Experiment: `:diff onNext: { relay.accept($0) } => onNext: { print("Field \($0)"); relay.accept($0) }`. Which lines of `Model`
   come from the field?
 */
