protocol Shape { func area() -> Double; var name: String { get } }
struct Square: Shape { var side: Double; func area() -> Double { side * side }; var name: String { "square" } }
struct Circle: Shape { var r: Double; func area() -> Double { 3 * r * r }; let name = "circle" }
func make() -> some Shape { Square(side: 2) }
func pick(_ round: Bool) -> any Shape { round ? Circle(r: 1) : Square(side: 3) }
print(make().area(), pick(true).name, pick(false).area())  // expect: 4.0 circle 9.0
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area() } }
print(total([Square(side: 1), Circle(r: 1)]))  // expect: 4.0
func show(_ s: some Shape) -> String { "\(s.name) \(s.area())" }
print(show(Circle(r: 2)))  // expect: circle 12.0
func largest<S: Shape>(_ a: S, _ b: S) -> S { a.area() > b.area() ? a : b }
print(largest(Square(side: 1), Square(side: 5)).side)  // expect: 5.0
struct AnyShape: Shape {
  private let _area: () -> Double
  let name: String
  init<S: Shape>(_ s: S) { _area = s.area; name = "any " + s.name }
  func area() -> Double { _area() }
}
print([AnyShape(Square(side: 2)), AnyShape(Circle(r: 1))].map { "\($0.name)=\($0.area())" })
// expect: ["any square=4.0", "any circle=3.0"]
let values: [Any] = [1, "a", 2.5, [1], Square(side: 1)]
for v in values { print(v is Shape, terminator: "; ") }
print()  // expect: false; false; false; false; true; 
var numbers: some Collection<Int> { [1, 2, 3] }
print(numbers.count)  // expect: 3
