func describe(_ value: Int) -> String {
  switch value {
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10: return "some"
  case ..<0: return "negative"
  case let n where n % 2 == 0: return "even \(n)"
  default: return "many"
  }
}
print([0, 2, 7, -5, 12, 13].map(describe))
// expect: ["zero", "few", "some", "negative", "even 12", "many"]
func tuple(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): "origin"
  case (_, 0): "x axis"
  case (0, let y): "y axis at \(y)"
  case let (x, y) where x == y: "diagonal"
  case (-2...2, -2...2): "near"
  default: "far"
  }
}
print(tuple((0, 0)), tuple((3, 0)), tuple((0, 4)), tuple((5, 5)), tuple((1, 2)), tuple((9, 1)), separator: ", ")
// expect: origin, x axis, y axis at 4, diagonal, near, far
switch "text" {
case "a", "b": print("letter")
case let s where s.count > 3: print("long", s)  // expect: long text
default: print("other")
}
switch 5 {
case 5:
  print("five")  // expect: five
  fallthrough
case 6: print("six")  // expect: six
default: print("never")
}
let any: Any = 3.5
switch any {
case let n as Int: print("int", n)
case let d as Double: print("double", d)  // expect: double 3.5
case is String: print("string")
default: print("?")
}
switch (Optional(3), nil as Int?) {
case let (a?, nil): print("left", a)  // expect: left 3
default: print("no")
}
let grade = switch 85 { case 90...: "A"; case 80..<90: "B"; default: "C" }
print(grade)  // expect: B
