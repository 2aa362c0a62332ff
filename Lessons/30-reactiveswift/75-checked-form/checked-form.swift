/*:
 # A form that checks itself

 A button should work only while the form is right. ReactiveSwift has a property that checks what is written to it, and an action that
 can run only while a state allows it.
 */
import ReactiveSwift
//: - Setup: `Problem`, what can be wrong with a name or a password
enum Problem: Error { case tooShort, different }
//:
//: ## A property that checks
//: `ValidatingProperty` asks its closure about each value that is written. `value` keeps the last valid one; `result` says what the closure said of
//: the last one written, and of which value.
//: - Predict (lines of `Value`): `Al` is written over `Anna`, then `Bob`. What does `Value` print?
//: - Hint: What is refused is not kept.
let name = ValidatingProperty<String, Problem>("Anna") { text in
  text.count < 3 ? .invalid(.tooShort) : .valid
}
name.result.signal.observeValues { print("Result \($0)") }
name.value = "Al"
print("Value \(name.value)")
name.value = "Bob"
print("Value \(name.value)")
//: ## A check that looks at another field
//: `Al` was refused and `Anna` stayed. A password is typed twice, and the second must equal the first. `with:` names the property that the check depends on.
//: - Predict (lines of `Again`): The first password changes, then the second follows. What does `Again` print in all?
//: - Hint: A check is made again when what it depends on changes.
let password = MutableProperty("secret")
let repeated = ValidatingProperty<String, Problem>("secret", with: password) { text, first in
  text == first ? .valid : .invalid(.different)
}
repeated.result.signal.observeValues { print("Again \($0.isInvalid ? "different" : "equal")") }
password.value = "longer"
repeated.value = "longer"
//: ## An action for a valid form
//: The second field became wrong without anybody touching it. `Action(enabledIf:)` takes a property that says when it can run.
//: - Predict (lines of `Run`): The action runs with a valid form, and again with an invalid one. What does `Run` print in all?
//: - Hint: An action that is refused answers with an error of its own.
let isValid = name.result.combineLatest(with: repeated.result).map { !$0.isInvalid && !$1.isInvalid }
let signUp = Action<(), String, Never>(enabledIf: isValid) { SignalProducer(value: name.value) }
signUp.apply().start { print("Run \($0)") }
password.value = "other"
signUp.apply().start { print("Run \($0)") }
//: ## The state of which moment?
//: The second run was `disabled`. An action can also take its state with it: `Action(unwrapping:)` runs with the value of an optional property, and not while it is nil.
//: - Predict (lines of `Greet`): `greeting` is made while nobody is signed in. It is started after `Ann` has signed in. What does `Greet` print in all?
//: - Hint: `apply` makes a recipe.
let user = MutableProperty<String?>(nil)
let greet = Action<(), String, Never>(unwrapping: user) { SignalProducer(value: "hello \($0)") }
let greeting = greet.apply()
user.value = "Ann"
greeting.start { print("Greet \($0)") }
/*:
 - Question: The button of a form is bound to `signUp.isEnabled`. Why is the check at the start of a run needed, too?
 - Answer: Between the tap and the run the form may change, and code may apply the action without a button. The action decides with the state of the moment in which it starts.
 - Experiment: `:change "Al" => "Alma"` in the first step prints `valid`.
 - Experiment: `:diff user.value = "Ann" => user.value = nil` shows the last step with nobody signed in.
 */
