struct Outer {
  struct Inner { var v = 1; enum Kind { case a, b }; var kind = Kind.a }
  enum Mode: String { case on, off }
  typealias Map = [String: Inner]
  var inner = Inner()
  var mode: Mode = .on
  var map: Map = [:]
  static let standard = Outer(mode: .off)
}
print(Outer().inner.kind, Outer.Inner(v: 5).v, Outer.Mode.off.rawValue, Outer.standard.mode)
// expect: a 5 off off
var o = Outer()
o.map["x"] = .init(v: 9, kind: .b)
print(o.map["x"]!.kind, o.map["x"]!.v)  // expect: b 9
extension Outer.Inner { var twice: Int { v * 2 } }
print(Outer.Inner(v: 4).twice)  // expect: 8
func local() -> String {
  struct Point { var x, y: Int; var sum: Int { x + y } }
  enum Side { case left, right }
  class Counter { var n = 0; func up() { n += 1 } }
  let c = Counter()
  c.up()
  let side = Side.right
  return "\(Point(x: 1, y: 2).sum) \(side) \(c.n)"
}
print(local())  // expect: 3 right 1
class Tree { class Node { let name: String; init(_ n: String) { name = n } }; var nodes = [Node("a"), Node("b")] }
print(Tree().nodes.map(\.name), type(of: Tree().nodes[0]))  // expect: ["a", "b"] Node
