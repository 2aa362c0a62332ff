struct Outer {
  struct Inner { var value = 1; static let shared = Inner(value: 9) }
  enum Mode { case on, off }
  var inner = Inner()
  var mode = Mode.off
  typealias Callback = (Inner) -> Int
  static func make(_ mode: Mode) -> Outer { Outer(inner: .shared, mode: mode) }
}
print(Outer.Inner().value, Outer.make(.on).mode, Outer.make(.on).inner.value)  // expect: 1 on 9
let callback: Outer.Callback = { $0.value + 1 }
print(callback(.init(value: 4)))  // expect: 5
func local() -> String {
  struct Temp { var n = 2; func twice() -> Int { n * 2 } }
  enum Kind { case a, b }
  let kind = Kind.b
  class Node { let t = Temp() }
  return "\(Temp().twice()) \(kind) \(Node().t.n)"
}
print(local())  // expect: 4 b 2
extension Outer.Inner { var doubled: Int { value * 2 } }
print(Outer().inner.doubled)  // expect: 2
class A { class B { let n = 3; class C { static let deep = "deep" } } }
print(A.B().n, A.B.C.deep)  // expect: 3 deep
