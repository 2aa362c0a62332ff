struct Box<T> { var value: T }
extension Box: Equatable where T: Equatable {}
extension Box: Comparable where T: Comparable {
  static func < (a: Box, b: Box) -> Bool { a.value < b.value }
}
extension Box: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "[\(value.description)]" }
}
print(Box(value: 1) == Box(value: 1), [Box(value: 2), Box(value: 1)].min()!)  // expect: true [1]
struct Plain {}
print(Box(value: Plain()) is any Equatable, Box(value: 1) is any Equatable)  // expect: false true
protocol Loud { func shout() -> String }
extension String: Loud { func shout() -> String { uppercased() } }
extension Array: Loud where Element: Loud { func shout() -> String { map { $0.shout() }.joined(separator: "-") } }
extension Optional: Loud where Wrapped: Loud { func shout() -> String { self?.shout() ?? "…" } }
print(["a", "b"].shout(), [["c"], ["d", "e"]].shout())  // expect: A-B C-D-E
print([Optional("x"), nil].shout(), Optional("y").shout())  // expect: X-… Y
func call(_ l: some Loud) -> String { l.shout() }
print(call(["z"]))  // expect: Z
print([[1], [2]] == [[1], [2]], [1: [2]] == [1: [2]])  // expect: true true
let things: [Any] = [["a"], [1]]
print(things.map { $0 is any Loud })  // expect: [true, false]
