infix operator <>
protocol Monoid {
  static var empty: Self { get }
  static func <> (a: Self, b: Self) -> Self
}
struct Sum: Monoid, CustomStringConvertible {
  var value: Int
  static let empty = Sum(value: 0)
  static func <> (a: Sum, b: Sum) -> Sum { Sum(value: a.value + b.value) }
  var description: String { "Sum(\(value))" }
}
extension String: Monoid {
  static var empty: String { "" }
  static func <> (a: String, b: String) -> String { a + b }
}
func concat<M: Monoid>(_ all: [M]) -> M { all.reduce(.empty, <>) }
print(concat([Sum(value: 1), Sum(value: 2)]))  // expect: Sum(3)
print(concat(["a", "b"]))  // expect: ab
let none: [Sum] = []
print(concat(none))  // expect: Sum(0)
let noText: [String] = []
print("[\(concat(noText))]")  // expect: []
let total: Sum = none.reduce(.empty, <>)
print(total)  // expect: Sum(0)
