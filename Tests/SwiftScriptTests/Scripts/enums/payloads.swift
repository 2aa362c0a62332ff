enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case point
  case polygon([Int])
}
func area(_ shape: Shape) -> Double {
  switch shape {
  case .circle(let r): return 3 * r * r
  case let .rectangle(width, height): return width * height
  case .point: return 0
  case .polygon(let sides) where sides.isEmpty: return -1
  case .polygon(let sides): return Double(sides.count)
  }
}
let shapes: [Shape] = [.circle(radius: 2), .rectangle(width: 2, height: 3), .point, .polygon([]), .polygon([1, 2])]
print(shapes.map(area))  // expect: [12.0, 6.0, 0.0, -1.0, 2.0]
print(shapes[0], shapes[1])  // expect: circle(radius: 2.0) rectangle(width: 2.0, height: 3.0)
if case .circle(radius: let r) = shapes[0] { print("radius", r) }  // expect: radius 2.0
guard case let .rectangle(w, h) = shapes[1] else { fatalError() }
print(w, h)  // expect: 2.0 3.0
for case .polygon(let sides) in shapes { print("polygon", sides) }
// expect: polygon []
// expect: polygon [1, 2]
indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)
  var sum: Int {
    switch self {
    case .leaf(let n): n
    case .node(let l, let r): l.sum + r.sum
    }
  }
}
print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)  // expect: 6
enum Tag: Equatable { case number(Int), text(String), none }
print(Tag.number(1) == .number(1), Tag.number(1) == .number(2), Tag.text("a") != .none)
// expect: true false true
let make = Tag.text
print(make("hi"), [1, 2].map(Tag.number))
// expect: text("hi") [main.Tag.number(1), main.Tag.number(2)]
