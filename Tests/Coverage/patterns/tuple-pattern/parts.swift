let (a, (b, c)) = (1, ("x", true))
print(a, b, c)  // expect: 1 x true
let (x, y): (Int, Double) = (1, 2)
print(x, y)  // expect: 1 2.0
func quadrant(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): return "origin"
  case (_, 0): return "x axis"
  case (0, _): return "y axis"
  case (-2...2, -2...2): return "near"
  case let (x, y) where x == y: return "diagonal"
  case (let d, _): return "far \(d)"
  }
}
print(quadrant((0, 0)), quadrant((5, 0)), quadrant((0, 5)))  // expect: origin x axis y axis
print(quadrant((1, 2)), quadrant((7, 7)), quadrant((8, 9)))  // expect: near diagonal far 8
let list = [("a", 1), ("b", 2)]
for (name, n) in list where n > 1 { print(name) }  // expect: b
for case (let name, 1) in list { print(name) }  // expect: a
let named = (code: 4, text: "t")
if case (code: 4, text: let t) = named { print(t) }  // expect: t
switch (Optional(1), "k") {
case (nil, _): print("none")
case (let n?, "k"): print("some", n)  // expect: some 1
default: break
}
var (p, q) = (1, 2)
(p, q) = (q, p + q)
print(p, q)  // expect: 2 3
