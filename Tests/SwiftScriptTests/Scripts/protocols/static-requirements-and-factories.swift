protocol Unit {
  static var symbol: String { get }
  static func + (a: Self, b: Self) -> Self
  var value: Double { get }
  init(_ value: Double)
}
extension Unit {
  static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  static var zero: Self { Self(0) }
  var text: String { "\(value)\(Self.symbol)" }
}
struct Meter: Unit { static let symbol = "m"; let value: Double; init(_ v: Double) { value = v } }
struct Gram: Unit { static let symbol = "g"; let value: Double; init(_ v: Double) { value = v } }
print((Meter(1.5) + Meter(2)).text, Gram(3).text, Meter.zero.text)  // expect: 3.5m 3.0g 0.0m
func total<U: Unit>(_ list: [U]) -> U { list.reduce(U.zero, +) }
print(total([Gram(1), Gram(2), Gram(3)]).text)  // expect: 6.0g
let types: [any Unit.Type] = [Meter.self, Gram.self]
print(types.map { $0.symbol })  // expect: ["m", "g"]
