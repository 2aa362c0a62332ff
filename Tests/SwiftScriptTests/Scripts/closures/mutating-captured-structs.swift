struct Point { var x = 0, y = 0 }
var p = Point()
let shift = { p.x += 1; p.y -= 1 }
shift()
shift()
print(p)  // expect: Point(x: 2, y: -2)
let copy = p
shift()
print(copy, p)  // expect: Point(x: 2, y: -2) Point(x: 3, y: -3)
var log: [String] = []
let logger: (String) -> Void = { log.append($0) }
["a", "b"].forEach(logger)
print(log)  // expect: ["a", "b"]
func apply(_ change: (inout Point) -> Void, to point: Point) -> Point {
  var point = point
  change(&point)
  return point
}
print(apply({ $0.x = 100 }, to: p), p)  // expect: Point(x: 100, y: -3) Point(x: 3, y: -3)
print(apply({ q in  // expect: Point(x: 6, y: -6)
  q.x *= 2
  q.y *= 2
}, to: p))
