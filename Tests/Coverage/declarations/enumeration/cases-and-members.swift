enum Planet: Int, CaseIterable { case mercury = 1, venus, earth, mars }
print(Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) as Any)  // expect: 3 venus nil
print(Planet.allCases.count, Planet.allCases.map { "\($0)" }.last!)  // expect: 4 mars
enum Word: String { case yes, no = "nope" }
print(Word.yes.rawValue, Word.no.rawValue, Word(rawValue: "nope")!)  // expect: yes nope no
indirect enum Expr {
  case number(Int), sum(Expr, Expr), product(Expr, Expr)
  var value: Int {
    switch self {
    case .number(let n): n
    case .sum(let a, let b): a.value + b.value
    case .product(let a, let b): a.value * b.value
    }
  }
}
print(Expr.sum(.number(2), .product(.number(3), .number(4))).value)  // expect: 14
enum Shape: Equatable {
  case circle(radius: Int = 1), box(Int, Int), empty
  static let unit = Shape.circle()
  init(side: Int) { self = .box(side, side) }
  mutating func clear() { self = .empty }
}
var s = Shape(side: 2)
print(s, s == .box(2, 2), Shape.unit)  // expect: box(2, 2) true circle(radius: 1)
s.clear()
print(s, [1, 2].map { Shape.circle(radius: $0) })  // expect: empty [main.Shape.circle(radius: 1), main.Shape.circle(radius: 2)]
enum Code: Character { case a = "x", b = "y" }
print(Code(rawValue: "y")!, Set([Word.yes, .no, .yes]).count)  // expect: b 2
enum Step: Double { case half = 0.5, one = 1 }
print(Step.one.rawValue)  // expect: 1.0
