enum Shape: Equatable { case dot, circle(Double), box(w: Double, h: Double) }
let shapes: [Shape] = [.dot, .circle(1), .box(w: 1, h: 2)]
print(shapes.contains(.dot), shapes.contains(.circle(2)), shapes.firstIndex(of: .box(w: 1, h: 2))!, shapes[1] == .circle(1), shapes == shapes.reversed().reversed())
// expect: true false 2 true true
