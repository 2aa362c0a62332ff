enum Side { case left, right }
func name(_ s: Side) -> String {
  switch s {
  case .left: return "left"
  case .right: return "right"
  @unknown default: return "new"
  }
}
print(name(.left), name(.right))  // expect: left right
func optional(_ s: Side?) -> String {
  switch s {
  case .left?: "left"
  case .right?: "right"
  case nil: "none"
  @unknown default: "new"
  }
}
print(optional(nil), optional(.left))  // expect: none left
switch 3 {
case 3: print("three")  // expect: three
default: print("other")
}
enum Mode { case a, b }
switch Mode.b {
case .a: print("a")
@unknown case _: print("not a")  // expect: not a
}
