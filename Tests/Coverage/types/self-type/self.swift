protocol Copyable2 { func copy() -> Self }
class Base: Copyable2 {
  var tag = "base"
  required init() {}
  func copy() -> Self {
    let new = Self()
    new.tag = tag + "'"
    return new
  }
  class func make() -> Self { Self() }
}
final class Derived: Base { let extra = 1 }
print(Derived().copy().extra, Derived().copy().tag)  // expect: 1 base'
print(type(of: Derived.make()), type(of: Base.make()))  // expect: Derived Base
struct Vector {
  static let zero = Self(x: 0)
  var x: Int
  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x) }
  func twice() -> Self { self + self }
}
print(Vector(x: 2).twice(), Vector.zero)  // expect: Vector(x: 4) Vector(x: 0)
enum Light: CaseIterable {
  case red, green
  var next: Self { self == .red ? .green : .red }
  static var count: Int { Self.allCases.count }
}
print(Light.red.next, Light.count)  // expect: green 2
extension Comparable {
  func clamped(_ low: Self, _ high: Self) -> Self { min(max(self, low), high) }
}
print(15.clamped(0, 10), "m".clamped("p", "z"))  // expect: 10 p
