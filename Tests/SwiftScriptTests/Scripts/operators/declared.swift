struct Vector: Equatable {
  var x, y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
print(v.x, v.y)  // expect: 4.0 6.0
v += Vector(x: 1, y: 1)
print(v * 2)  // expect: Vector(x: 10.0, y: 14.0)
print(-v == Vector(x: -5, y: -7))  // expect: true
print(v != v)  // expect: false
infix operator **: MultiplicationPrecedence
func ** (base: Int, exponent: Int) -> Int {
  var result = 1
  for _ in 0..<exponent { result *= base }
  return result
}
print(2 ** 10 + 1)  // expect: 1025
postfix operator %
postfix func % (value: Int) -> Double { Double(value) / 100 }
print(50%)  // expect: 0.5
prefix operator √
prefix func √ (value: Double) -> Double { value.squareRoot() }
print(√16)  // expect: 4.0
