// Where an `Any` is wanted, `a ?? b` of two optionals has the value itself.
let text: String? = "5", none: String? = nil
func show(_ value: Any) { print(value) }
show(text ?? none)  // expect: 5
print((text ?? none) as Any)  // expect: 5
show(none ?? text ?? none)  // expect: Optional("5")
print([text ?? none, 1] as [Any])  // expect: ["5", 1]
print("\(text ?? none)")  // expect: Optional("5")
let kept = text ?? none
print(kept as Any)  // expect: Optional("5")
func first<T>(_ one: T, _ other: T) -> T { one }
print(first(1 as Int, text))  // expect: 1

// What has nothing in common is an `Any` where an `Any` is asked for.
struct Event<Element> {
  var element: Element?
  var error: (any Error)?
}
struct Broken: Error {}
func show<Element: CustomStringConvertible>(_ label: String, _ event: Event<Element>) {
  print(label, (event.element ?? event.error) ?? event)
}
show("1)", Event(element: 1, error: nil))  // expect: 1) 1
show("2)", Event<Int>(element: nil, error: Broken()))  // expect: 2) Broken()
show("3)", Event<Int>(element: nil, error: nil))  // expect: 3) Event<Int>(element: nil, error: nil)

// What an inner `??` makes an `Any` of is in an optional.
func showAll<Element>(_ label: String, _ event: Event<Element>) {
  print(label, event.element ?? event.error ?? event)
}
showAll("4)", Event(element: 1, error: nil))  // expect: 4) 1
showAll("5)", Event<Int>(element: nil, error: Broken()))  // expect: 5) Optional(main.Broken())
showAll("6)", Event<Int>(element: nil, error: nil))  // expect: 6) Optional(main.Event<Swift.Int>(element: nil, error: nil))
func showOthers(_ number: Int?, _ error: (any Error)?, _ broken: Broken) {
  print(number ?? error ?? broken)
  print(number ?? text ?? "none")
}
showOthers(nil, nil, Broken())  // expect: Broken()
// expect: 5
