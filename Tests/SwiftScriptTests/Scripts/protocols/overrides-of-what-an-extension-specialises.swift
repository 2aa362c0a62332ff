// A class's own method, and its subclass's, come before that of the protocol's extension.
protocol Shape {
  associatedtype Unit
  func area() -> String
  var name: String { get }
}
extension Shape {
  func area() -> String { "of \(Unit.self)" }
  var name: String { "a shape in \(Unit.self)" }
}
class Base<Unit>: Shape {
  func area() -> String { "base" }
  var name: String { "base" }
}
class Sub: Base<Int> {
  override func area() -> String { "sub" }
  override var name: String { "sub" }
}
func show(_ base: Base<Int>) { print(base.area(), base.name) }
show(Sub())
// expect: sub sub
show(Base())
// expect: base base
let list: [Base<Int>] = [Sub(), Base()]
for one in list { print(one.area(), one.name) }
// expect: sub sub
// expect: base base
print(list.map { $0.area() }, list.map(\.name))
// expect: ["sub", "base"] ["sub", "base"]

protocol Box {
  associatedtype Item
  var items: [Item] { get }
}
extension Box { var kind: String { "\(Item.self)" } }
struct Inferred: Box { var items = [1] }
struct Own: Box {
  var items = ["a"]
  var kind: String { "own" }
}
print(Inferred().kind, Own().kind)
// expect: Int own
