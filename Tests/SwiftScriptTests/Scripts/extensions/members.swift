extension Int {
  var squared: Int { self * self }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  static let answer = 42
  mutating func double() { self *= 2 }
  var isOdd: Bool { self % 2 != 0 }
}
print(5.squared, Int.answer, 7.isOdd)  // expect: 25 42 true
3.times { print("turn", $0) }
// expect: turn 0
// expect: turn 1
// expect: turn 2
var n = 4
n.double()
print(n)  // expect: 8
extension String {
  var shouted: String { uppercased() + "!" }
  func repeated(_ n: Int) -> String { String(repeating: self, count: n) }
}
print("hey".shouted, "ab".repeated(2))  // expect: HEY! abab
extension Array where Element == Int { var sum: Int { reduce(0, +) } }
print([1, 2, 3].sum)  // expect: 6
extension Array {
  func second() -> Element? { count > 1 ? self[1] : nil }
  mutating func rotate() { append(removeFirst()) }
}
var list = [1, 2, 3]
list.rotate()
print(list, list.second()!, [1].second() as Any)  // expect: [2, 3, 1] 3 nil
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let missing: String? = nil
print(missing.orEmpty.isEmpty, Optional("x").orEmpty)  // expect: true x
struct Point { var x = 0 }
extension Point: CustomStringConvertible { var description: String { "P\(x)" } }
extension Point: Equatable { static func == (a: Point, b: Point) -> Bool { a.x == b.x } }
print(Point(x: 3), Point() == Point(x: 0))  // expect: P3 true
extension Bool { var word: String { self ? "yes" : "no" } }
print(true.word, (3 > 4).word)  // expect: yes no
extension Double { var half: Double { self / 2 } }
print(5.0.half)  // expect: 2.5
