// Of several classes that are asked of a parameter the most derived counts.
class Unit {
  let symbol: String
  init(_ symbol: String) { self.symbol = symbol }
}
class Dimension: Unit {
  var factor = 2.0
  class func base() -> Dimension { Dimension("base") }
}
final class Length: Dimension {}

struct Measure<Kind: Unit> {
  let value: Double
  let unit: Kind
}
extension Measure where Kind: Dimension {
  var based: Double { value * unit.factor }
  func described() -> String { "\(based) \(unit.symbol) of \(type(of: unit).base().symbol)" }
}
print(Measure(value: 3, unit: Length("m")).described())  // expect: 6.0 m of base

protocol Named { associatedtype Part: Unit }
extension Named where Part: Dimension {
  func factor(of part: Part) -> Double { part.factor }
}
struct Ruler: Named { typealias Part = Length }
print(Ruler().factor(of: Length("m")))  // expect: 2.0

func first<T: Unit>(_ values: [T]) -> Double where T: Dimension { values[0].factor }
print(first([Length("m")]))  // expect: 2.0
