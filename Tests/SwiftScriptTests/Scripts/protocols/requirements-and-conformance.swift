protocol Drawable {
  var name: String { get }
  var scale: Double { get set }
  static var kind: String { get }
  init(name: String)
  func draw() -> String
  mutating func grow(by factor: Double)
}
struct Circle: Drawable {
  let name: String
  var scale = 1.0
  static let kind = "round"
  init(name: String) { self.name = name }
  func draw() -> String { "circle \(name) x\(scale)" }
  mutating func grow(by factor: Double) { scale *= factor }
}
final class Label: Drawable {
  let name: String
  var scale = 2.0
  static var kind: String { "text" }
  required init(name: String) { self.name = name }
  func draw() -> String { "label \(name) x\(scale)" }
  func grow(by factor: Double) { scale += factor }
}
func make<T: Drawable>(_ type: T.Type, _ name: String) -> T { T(name: name) }
var items: [any Drawable] = [make(Circle.self, "c"), make(Label.self, "l")]
for i in items.indices { items[i].grow(by: 3) }
print(items.map { $0.draw() })  // expect: ["circle c x3.0", "label l x5.0"]
print(Circle.kind, Label.kind)  // expect: round text
func kind<T: Drawable>(of t: T) -> String { T.kind }
print(kind(of: Circle(name: "k")))  // expect: round
