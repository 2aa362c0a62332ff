protocol Shape {
  var sides: Int { get }
  func scaled(by n: Int) -> Self
}
extension Shape { var text: String { "\(sides) sides" } }
struct Square: Shape {
  var size = 1
  var sides: Int { 4 }
  func scaled(by n: Int) -> Square { Square(size: size * n) }
}
struct Triangle: Shape {
  var sides: Int { 3 }
  func scaled(by n: Int) -> Triangle { self }
}
var shape: any Shape = Square()
print(shape.text, type(of: shape))  // expect: 4 sides Square
print(shape.scaled(by: 3))  // expect: Square(size: 3)
shape = Triangle()
print(shape.text)  // expect: 3 sides
let shapes: [any Shape] = [Square(), Triangle()]
print(shapes.map(\.sides))  // expect: [4, 3]
func describe(_ s: some Shape) -> String { "\(type(of: s)): \(s.sides)" }
print(shapes.map { describe($0) })  // expect: ["Square: 4", "Triangle: 3"]
if let square = shapes[0] as? Square { print(square.size) }  // expect: 1
let list: any Collection<Int> = [1, 2]
print(list.count, list.first as Any)  // expect: 2 Optional(1)
