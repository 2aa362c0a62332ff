// A closure that shows its parameter does not say what that is.
func list<Element>(_ elements: Element...) -> [Element] { elements }
list([3], [], [1.5, 2]).forEach { print($0) }
// expect: [3.0]
// expect: []
// expect: [1.5, 2.0]
list([3], [1.5]).forEach { print(type(of: $0), $0) }
// expect: Array<Double> [3.0]
// expect: Array<Double> [1.5]
list(["a": 3], [:], ["b": 1.5]).forEach { print($0) }
// expect: ["a": 3.0]
// expect: [:]
// expect: ["b": 1.5]
let some: Int? = 1
let two = 2
list(some, two).forEach { print($0 as Any) }
// expect: Optional(1)
// expect: Optional(2)

// An empty literal that is given to an `Any` holds values of any type.
func last<Element>(_ elements: Element...) -> Element { elements.last! }
func show(_ values: Any...) { for value in values { print(value, type(of: value)) } }
show([], [:], 1)
// expect: [] Array<Any>
// expect: [:] Dictionary<AnyHashable, Any>
// expect: 1 Int
let number: Any = last([1.5], [], [3])
show(number)
// expect: [3] Array<Int>
let nothing: Any = []
show(nothing)
// expect: [] Array<Any>
