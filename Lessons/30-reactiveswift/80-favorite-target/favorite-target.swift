/*:
 # A target for taps

 What stands on the left of `<~` is a `BindingTarget`: a closure that takes values, and a lifetime that says for how long. An action has one, and you
 can make your own.
 */
import Foundation
import PlaygroundSupport
import ReactiveCocoa
import ReactiveSwift
import UIKit
//: - Setup: `toggle`, an action that prints `PUT` and takes a second, and a screen with `heart` and `status`
let isFavorite = MutableProperty(false)
let toggle = Action<Void, Bool, Never> {
  SignalProducer<Bool, Never> { observer, _ in
    let next = !isFavorite.value
    print("PUT favorite \(next)")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      observer.send(value: next)
      observer.sendCompleted()
    }
  }
}
isFavorite <~ toggle.values
let heart = UIButton(type: .system)
let status = UILabel()
heart.setTitle("Like", for: .normal)
status.text = "ready"
let root = UIViewController()
for part in [heart, status] as [UIView] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
//:
//: ## The action as a target
//: `bindingTarget` of an action starts it for each value. The taps are buttons, and the action wants `()`, so `map` makes one of the other.
//: - Predict (number of `PUT`): The person taps three times within a second, while the first request runs. How many requests are sent?
//: - Hint: What does an action do with a second start?
toggle.bindingTarget <~ heart.reactive.controlEvents(.touchUpInside).map { _ in () }
user.tap("Like")
user.wait(0.2)
user.tap("Like")
user.wait(0.2)
user.tap("Like")
user.wait(2)
//: ## Your own target
//: The taps during the run were lost, and nobody had to filter them. `makeBindingTarget` makes a target of a closure that gets the object and the value.
//: - Predict (number of `screen: status`): How often does the label change in this step?
//: - Hint: `isExecuting` is a property: its current value is bound first.
let busy: BindingTarget<Bool> = status.reactive.makeBindingTarget { label, isBusy in
  label.text = isBusy ? "saving" : "saved"
}
busy <~ toggle.isExecuting
user.tap("Like")
user.wait(2)
//: ## A key path
//: For a plain property a key path is enough: `reactive[\.x]` is the target that sets `x`. Any object can have one.
//: - Predict (lines of `Note`): The note is released after the first text. What does its observer print?
//: - Hint: A target ends with its object.
final class Note: NSObject {
  var text = "" {
    didSet { print("Note \(text)") }
  }
}
let (texts, typing) = Signal<String, Never>.pipe()
var note: Note? = Note()
if let note { note.reactive[\.text] <~ texts }
typing.send(value: "milk")
note = nil
typing.send(value: "bread")
//: ## The action in the button
//: The shortest way from a button to an action is `pressed`. It binds the taps, and whether the button can be used.
//: - Predict (lines of `screen: heart`): What happens to the button during the run?
//: - Hint: `isEnabled` of an action is false while it runs.
heart.reactive.pressed = CocoaAction(toggle)
user.tap("Like")
user.wait(2)
/*:
 - Question: What do you give up with `bindingTarget`, compared with `apply`?
 - Answer: The disposable of the run. `apply(_:).start()` returns it, so that you can cancel; a binding starts the run inside.
 - Experiment: Look at the lines of `PUT` in the last step. How many handlers does the button have by now?
 */
