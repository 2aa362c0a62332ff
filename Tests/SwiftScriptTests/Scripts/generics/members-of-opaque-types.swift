// The associated types of what `some P` hides are those of the hidden type when the program runs.
protocol Shape {
  associatedtype Unit: Numeric
  var area: Unit { get }
  func scaled(by factor: Unit) -> Self
}
struct Square: Shape {
  var side: Int
  var area: Int { side * side }
  func scaled(by factor: Int) -> Square { Square(side: side * factor) }
}
func double<S: Shape>(_ shape: S) -> some Shape where S.Unit == Int { shape.scaled(by: 2) }
func make() -> some Shape { Square(side: 4) }
func sides<S: Shape>(_ shape: S) -> (S.Unit, [S.Unit]) { (shape.area, [shape.area, shape.area]) }

print(double(Square(side: 3)).area)  // expect: 36
print(make().area)  // expect: 16
let area = make().area
print(area + area, type(of: area))  // expect: 32 Int
print(sides(make()), type(of: sides(make())))  // expect: (16, [16, 16]) (Int, Array<Int>)
