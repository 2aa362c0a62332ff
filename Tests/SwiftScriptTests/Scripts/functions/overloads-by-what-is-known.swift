// Which overload a call means depends on what is known of its argument when the compiler chooses.

let numbers = [1, 2]
let rows = [[9]]
func list<T>(_ x: T) -> [T] { [x] }

// Functions: of what is partly known an `Any` is better than a `T`, and a `T` better than an `[Int]`.
func two<T>(_ x: T) -> String { "T" }
func two(_ x: [Int]) -> String { "[Int]" }
func three(_ x: [Any]) -> String { "[Any]" }
func three(_ x: [Int]) -> String { "[Int]" }
func three<T>(_ x: T) -> String { "T" }
func anything<T>(_ x: T) -> String { "T" }
func anything(_ x: Any) -> String { "Any" }

print(two(numbers), two(numbers.map { $0 }), two(numbers.sorted()), two([9].filter { $0 > 1 }))
// expect: [Int] [Int] [Int] [Int]
print(two(Array(numbers)), two(list(1)), two(numbers.compactMap { $0 }), two([9].sorted()))
// expect: T T T T
print(two(rows.flatMap { $0 }), two([[9], [1]].flatMap { $0 }), two(numbers.flatMap { [$0, 1] }))
// expect: [Int] [Int] [Int]
print(three(numbers.map { $0 + 1 }), three(rows.flatMap { $0 }), three((1...3).map { $0 }))
// expect: T [Int] T
print(anything(numbers.map { $0 }), anything(numbers.compactMap { $0 }), anything(Array(1...3)), anything([1]))
// expect: T Any Any T

// Members: what costs least, and of these the most special one.
struct Members {
  static func two<T>(_ x: T) -> String { "T" }
  static func two(_ x: [Int]) -> String { "[Int]" }
  static func any(_ x: [Any]) -> String { "[Any]" }
  static func any(_ x: Any) -> String { "Any" }
}
print(Members.two(rows.flatMap { $0 }), Members.two(Array(numbers)), Members.two(list(1)))
// expect: [Int] [Int] [Int]
print(Members.any(numbers.map { $0 }), Members.any(numbers.compactMap { $0 }), Members.any(numbers))
// expect: [Any] [Any] Any

// Literals of one kind have one type, which is converted once.
print(Members.any([1, 2, 3]), Members.any([true, false]), Members.any([1, 2.5]))
// expect: [Any] [Any] [Any]
print(Members.any([numbers[0], 2]), Members.any(["a", "\(1)"]), Members.any([1 + 1, 2]))
// expect: Any Any Any
print(Members.any(["a": 1, "b": 2]))
// expect: Any

// An overload for an optional `T` leaves functions to what they cost, too.
func optional(_ x: [Any]) -> String { "[Any]" }
func optional<T>(_ x: T) -> String { "T" }
func optional<T>(_ x: T?) -> String { "T?" }
print(optional([1, 2]), optional([1, 2.5]), optional(["a"]))
// expect: T [Any] T
