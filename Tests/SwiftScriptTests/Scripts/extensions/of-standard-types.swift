extension Int {
  var isEven: Bool { self % 2 == 0 }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  mutating func double() { self *= 2 }
  static let answer = 42
  var factorial: Int { self < 2 ? 1 : self * (self - 1).factorial }
  init(words: String) { self = words == "one" ? 1 : 0 }
}
print(4.isEven, 5.factorial, Int.answer, Int(words: "one"))  // expect: true 120 42 1
3.times { print($0, terminator: " ") }
var n = 4
n.double()
print(n)  // expect: 0 1 2 8
extension String {
  var words: [String] { split(separator: " ").map(String.init) }
  func repeated(_ n: Int) -> String { String(repeating: self, count: n) }
  mutating func shout() { self = uppercased() + "!" }
  var isPalindrome: Bool { self == String(reversed()) }
}
var s = "a b c"
print(s.words, s.repeated(2), "aba".isPalindrome)  // expect: ["a", "b", "c"] a b ca b c true
s.shout()
print(s)  // expect: A B C!
extension Array where Element == Int { var total: Int { reduce(0, +) } }
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
print([1, 2, 3].total, [1, 2, 3, 4, 5].chunked(2))  // expect: 6 [[1, 2], [3, 4], [5]]
extension Collection { var middle: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] } }
print([1, 2, 3].middle!)  // expect: 2
extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } }
print([1, 2].sum(), (1...4).sum(), [0.5, 0.5].sum())  // expect: 3 10 1.0
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let none: String? = nil
print(none.orEmpty.isEmpty, Optional("x").orEmpty)  // expect: true x
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(15.clamped(to: 0...10), (-1).clamped(to: 0...10), "m".clamped(to: "a"..."f"), 2.5.clamped(to: 0...1))
// expect: 10 0 f 1.0
extension Double { var squared: Double { self * self }; func rounded(to places: Int) -> Double { let m = (0..<places).reduce(1.0) { r, _ in r * 10 }; return (self * m).rounded() / m } }
print(1.5.squared, 3.14159.rounded(to: 2))  // expect: 2.25 3.14
extension Bool { var text: String { self ? "yes" : "no" } }
print(true.text, (1 > 2).text)  // expect: yes no
extension Dictionary { func mapKeys<K>(_ f: (Key) -> K) -> [K: Value] { Dictionary<K, Value>(uniqueKeysWithValues: map { (f($0.key), $0.value) }) } }
print(["a": 1].mapKeys { $0 + "!" })  // expect: ["a!": 1]
