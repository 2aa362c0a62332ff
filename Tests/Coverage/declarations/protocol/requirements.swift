protocol Shape {
  var name: String { get }
  var size: Int { get set }
  static var count: Int { get }
  init(size: Int)
  func area() -> Int
  mutating func grow(by n: Int)
  subscript(i: Int) -> Int { get }
}
extension Shape {
  func describe() -> String { "\(name) of \(area())" }
  mutating func grow(by n: Int) { size += n }
  var name: String { "shape" }
}
struct Square: Shape {
  static let count = 4
  var size: Int
  func area() -> Int { size * size }
  subscript(i: Int) -> Int { size * i }
}
final class Line: Shape {
  static var count: Int { 1 }
  let name = "line"
  var size: Int
  init(size: Int) { self.size = size }
  func area() -> Int { 0 }
  func grow(by n: Int) { size *= n }
  subscript(i: Int) -> Int { i }
}
var s = Square(size: 2)
s.grow(by: 1)
print(s.describe(), s[4], Square.count)  // expect: shape of 9 12 4
let line = Line(size: 3)
line.grow(by: 5)
print(line.describe(), line.size)  // expect: line of 0 15
func make<S: Shape>(_ type: S.Type) -> S { S(size: 6) }
print(make(Square.self).area(), make(Line.self).size)  // expect: 36 6
var any: any Shape = s
any.grow(by: 2)
print(any.size, s.size, type(of: any).count)  // expect: 5 3 4
let all: [any Shape] = [s, line]
print(all.map { $0.name }, all.map { $0[1] })  // expect: ["shape", "line"] [3, 1]
