prefix operator √
postfix operator %%
infix operator **: Power
infix operator |>: AdditionPrecedence
infix operator <-
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
prefix func √ (n: Double) -> Double { n.squareRoot() }
postfix func %% (n: Int) -> Double { Double(n) / 100 }
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func <- (a: inout Int, b: Int) { a = b * 2 }
print(√16, 50%%, 2 ** 3 ** 2, 2 * 3 ** 2)  // expect: 4.0 0.5 512 18
print([3, 1] |> { $0.sorted() } |> { $0.count })  // expect: 2
var n = 0
n <- 4
print(n)  // expect: 8
struct Vector: Equatable {
  var x: Int, y: Int
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, k: Int) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static prefix func - (a: Vector) -> Vector { a * -1 }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2)
v += v * 2
print(v, -v, v == Vector(x: 3, y: 6))  // expect: Vector(x: 3, y: 6) Vector(x: -3, y: -6) true
protocol Addable { static func + (a: Self, b: Self) -> Self }
extension Vector: Addable {}
func sum<T: Addable>(_ a: T, _ b: T) -> T { a + b }
print(sum(v, v).x)  // expect: 6
