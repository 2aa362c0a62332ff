struct Money: Comparable, Hashable, CustomStringConvertible, AdditiveArithmetic {
  var cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func += (a: inout Money, b: Money) { a = a + b }
  static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
  var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
let ms = [Money(cents: 150), Money(cents: 275)]
print(ms.sum(), ms.max()!, ms.sorted(by: >), -ms[0], ms[0] < ms[1], [1, 2, 3].sum(), [1.5, 2].sum())
var total = Money.zero
for m in ms { total += m }
print(total, "\(total)", [total], ["k": total], Optional(total) as Any)
infix operator **: MultiplicationPrecedence
func ** (b: Double, e: Int) -> Double { (0..<e).reduce(1) { acc, _ in acc * b } }
print(2 ** 3, 2 ** 3 + 1)
precedencegroup Pipe { associativity: left lowerThan: AdditionPrecedence }
infix operator |>: Pipe
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 + 1 } |> { "n\($0)" })
struct Temperature { var celsius: Double; var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
var t = Temperature(celsius: 100); print(t.fahrenheit); t.fahrenheit = 32; print(t.celsius, t)
@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let r: ClosedRange<V>
  init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
  var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }
  var projectedValue: ClosedRange<V> { r } }
struct Player { @Clamped(0...100) var hp = 150; @Clamped(0...1) var speed: Double = 0.5 }
var p = Player(); print(p.hp, p.speed); p.hp = -5; p.speed = 2; print(p.hp, p.speed, p.$hp)
struct Grid { var cells = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2)
  subscript(r: Int, c: Int) -> Int { get { cells[r][c] } set { cells[r][c] = newValue } }
  subscript(row r: Int) -> [Int] { cells[r] }
  static subscript(n: Int) -> String { "g\(n)" } }
var g = Grid(); g[1, 2] = 5; g[0, 0] += 2; print(g.cells, g[row: 1], Grid[3])
let kp = \Temperature.celsius; print(t[keyPath: kp]); t[keyPath: kp] = 5; print(t.celsius, [Temperature(celsius: 1)].map(\.celsius))
@dynamicMemberLookup struct Dyn { subscript(dynamicMember s: String) -> String { "dyn " + s } }
print(Dyn().hello)
struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
print(Adder(n: 2)(3), [1, 2].map(Adder(n: 1).callAsFunction))

// expect: $4.25 $2.75 [$2.75, $1.50] $-1.0-50 true 6 3.5
// expect: $4.25 $4.25 [$4.25] ["k": $4.25] Optional($4.25)
// expect: 8.0 9.0
// expect: n4
// expect: 212.0
// expect: 0.0 Temperature(celsius: 0.0)
// expect: 100 0.5
// expect: 0 1.0 0...100
// expect: [[2, 0, 0], [0, 0, 5]] [0, 0, 5] g3
// expect: 0.0
// expect: 5.0 [1.0]
// expect: dyn hello
// expect: 5 [2, 3]
