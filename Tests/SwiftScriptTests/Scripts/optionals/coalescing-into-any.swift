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
