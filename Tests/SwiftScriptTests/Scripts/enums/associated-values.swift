enum Shape {
  case circle(radius: Double)
  case rect(width: Double, height: Double)
  case point
  case named(String, Int)
}
func area(_ s: Shape) -> Double {
  switch s {
  case .circle(let radius): return 3 * radius * radius
  case let .rect(width, height): return width * height
  case .point: return 0
  case .named: return -1
  }
}
let shapes: [Shape] = [.circle(radius: 2), .rect(width: 2, height: 3.5), .point, .named("n", 1)]
print(shapes.map(area))  // expect: [12.0, 7.0, 0.0, -1.0]
for s in shapes { print(s) }
// expect: circle(radius: 2.0)
// expect: rect(width: 2.0, height: 3.5)
// expect: point
// expect: named("n", 1)
if case .rect(let w, _) = shapes[1], w > 1 { print("wide", w) }  // expect: wide 2.0
if case .named(let name, let number)? = shapes.last { print(name, number) }  // expect: n 1
for case .circle(let r) in shapes { print("radius", r) }  // expect: radius 2.0
let makers: [(Double) -> Shape] = [Shape.circle]
print(makers[0](4))  // expect: circle(radius: 4.0)
print([1.0, 2.0].map(Shape.circle(radius:)))
// expect: [main.Shape.circle(radius: 1.0), main.Shape.circle(radius: 2.0)]
guard case .point = shapes[2] else { fatalError() }
print("a point")  // expect: a point
