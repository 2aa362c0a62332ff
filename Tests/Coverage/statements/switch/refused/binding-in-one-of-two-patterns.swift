enum Shape { case circle(Int), square }
switch Shape.square {
case .circle(let n), .square: print(n)  // error: 'n' must be bound in every pattern
}
