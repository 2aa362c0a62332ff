extension Int {
  var squared: Int { self * self }
  func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }
  static let answer = 42
  init(digits: [Int]) { self = digits.reduce(0) { $0 * 10 + $1 } }
  subscript(digit i: Int) -> Int { (self / Int("1" + String(repeating: "0", count: i))!) % 10 }
  enum Sign { case minus, plus }
  var sign: Sign { self < 0 ? .minus : .plus }
  mutating func double() { self *= 2 }
}
2.times { print("time", $0) }
// expect: time 0
// expect: time 1
var n = 5
n.double()
print(n, 3.squared, Int.answer, Int(digits: [1, 2]), 345[digit: 1], (-1).sign)  // expect: 10 9 42 12 4 minus
struct Point { var x = 0, y = 0 }
extension Point: CustomStringConvertible { var description: String { "(\(x), \(y))" } }
extension Point: Equatable, Comparable { static func < (a: Point, b: Point) -> Bool { a.x < b.x } }
extension Point { init(_ n: Int) { self.init(x: n, y: n) } }
print(Point(3), [Point(2), Point(1)].sorted(), Point(1) == Point(1))  // expect: (3, 3) [(1, 1), (2, 2)] true
extension String { func shout() -> String { uppercased() + "!" } }
print("a".shout())  // expect: A!
extension Array { var second: Element? { count > 1 ? self[1] : nil } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Dictionary where Key == String { func keysSorted() -> [String] { keys.sorted() } }
print([1, 2].second!, Optional<String>.none.orEmpty.isEmpty, ["b": 1, "a": 2].keysSorted())  // expect: 2 true ["a", "b"]
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
print([1, 2].total, [0.5, 1].total, Set([3]).total)  // expect: 3 1.5 3
