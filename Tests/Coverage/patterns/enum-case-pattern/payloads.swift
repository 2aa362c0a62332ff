enum Shape { case circle(radius: Double), box(width: Int, height: Int), label(String?), empty }
func describe(_ s: Shape) -> String {
  switch s {
  case .circle(radius: 0): return "dot"
  case .circle(let r): return "circle \(r)"
  case .box(width: let w, height: let h) where w == h: return "square \(w)"
  case let .box(w, h): return "box \(w)x\(h)"
  case .label(nil): return "no label"
  case .label("x"?): return "the x"
  case .label(let text?): return "label \(text)"
  case .empty: return "empty"
  }
}
print(describe(.circle(radius: 0)), describe(.circle(radius: 1)))  // expect: dot circle 1.0
print(describe(.box(width: 2, height: 2)), describe(.box(width: 1, height: 2)))  // expect: square 2 box 1x2
print(describe(.label(nil)), describe(.label("x")), describe(.label("y")), describe(.empty))  // expect: no label the x label y empty
let maybe: Shape? = .empty
switch maybe {
case .empty: print("through the optional")  // expect: through the optional
case .some: print("other")
case nil: print("none")
}
if case .box(let w, _) = Shape.box(width: 3, height: 4) { print(w) }  // expect: 3
if case Shape.box(let both) = Shape.box(width: 3, height: 4) { print(both.height) }  // expect: 4
let r: Result<Int, CancellationError> = .success(2)
if case .success(let n) = r { print(n) }  // expect: 2
