enum Shape { case circle(Int), box(Int, Int) }
switch Shape.circle(1) {
case .box(let a, let b, let c): print(a, b, c)  // error: tuple pattern has the wrong length for tuple type '(Int, Int)'
default: break
}
