import ReactiveSwift

// One run at a time.
let (work, input) = Signal<Int, Never>.pipe()
let action = Action<Int, Int, Never> { factor in work.producer.take(first: 1).map { $0 * factor } }
action.values.observeValues { print("value", $0) }
action.isExecuting.producer.startWithValues { print("executing", $0) }  // expect: executing false
action.apply(10).start { print("first", $0) }  // expect: executing true
action.apply(20).start { print("second", $0) }  // expect: second FAILED disabled
input.send(value: 1)
// expect: first VALUE 10
// expect: value 10
// expect: first COMPLETED
// expect: executing false

// Enabled by a condition, and validated.
let isOn = MutableProperty(false)
let guarded = Action<Void, Int, Never>(enabledIf: isOn) { SignalProducer(value: 1) }
print(guarded.isEnabled.value)  // expect: false
isOn.value = true
print(guarded.isEnabled.value)  // expect: true

enum Problem: Error { case short }
let name = ValidatingProperty<String, Problem>("") { $0.count < 2 ? .invalid(.short) : .valid }
let greet = Action<Void, String, Never>(validated: name) { SignalProducer(value: "hi \($0)") }
print(greet.isEnabled.value, name.result.value.isInvalid)  // expect: false true
name.value = "Ada"
greet.apply().startWithResult { print($0) }  // expect: success("hi Ada")

// Scopes and lifetimes.
var scope: ScopedDisposable<CompositeDisposable>? = ScopedDisposable(CompositeDisposable())
scope?.inner.add { print("scope over") }
scope = nil  // expect: scope over
let (lifetime, token) = Lifetime.make()
lifetime.observeEnded { print("ended") }
token.dispose()  // expect: ended
print(lifetime.hasEnded)  // expect: true
