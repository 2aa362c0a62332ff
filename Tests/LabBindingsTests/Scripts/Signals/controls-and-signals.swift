import ReactiveCocoa
import ReactiveSwift
import UIKit

let button = UIButton()
button.setTitle("Save", for: .normal)
let taps = button.reactive.controlEvents(.touchUpInside)
taps.observeValues { print("tapped", $0.currentTitle ?? "") }
button.sendActions(for: .touchUpInside)  // expect: tapped Save

let label = UILabel()
let text = MutableProperty("a")
label.reactive.text <~ text
text.value = "b"
print(label.text ?? "")  // expect: b

let (work, input) = Signal<Int, Never>.pipe()
let action = Action<Void, Int, Never> { work.producer.take(first: 1) }
button.reactive.pressed = CocoaAction(action)
button.sendActions(for: .primaryActionTriggered)
print(button.isEnabled)  // expect: false
input.send(value: 1)
print(button.isEnabled)  // expect: true
button.reactive.pressed = nil

final class Model: ReactiveExtensionsProvider {
  var title = "" {
    didSet { print("title", title) }
  }
}
let model = Model()
model.reactive[\.title] <~ text  // expect: title b
text.value = "c"  // expect: title c

var field: UITextField? = UITextField()
field?.reactive.continuousTextValues.observe { print("field", $0) }
field?.text = "x"
field?.sendActions(for: .editingChanged)  // expect: field VALUE x
field = nil  // expect: field COMPLETED
