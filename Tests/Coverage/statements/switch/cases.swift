func kind(_ n: Int) -> String {
  switch n {
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4...9: return "some"
  case let x where x < 0: return "minus \(-x)"
  case 10...: return "many"
  default: return "never"
  }
}
print([0, 2, 7, -4, 99].map(kind))  // expect: ["zero", "few", "some", "minus 4", "many"]
enum Event { case key(Character, shift: Bool), click(x: Int, y: Int), quit }
func handle(_ e: Event) -> String {
  switch e {
  case .key("q", _), .quit: return "bye"
  case .key(let c, shift: true): return "shift \(c)"
  case .key(let c, _): return "key \(c)"
  case let .click(x, y) where x == y: return "diagonal \(x)"
  case .click(let x, y: _): return "click \(x)"
  }
}
print(handle(.key("q", shift: false)), handle(.key("a", shift: true)))  // expect: bye shift a
print(handle(.click(x: 2, y: 2)), handle(.click(x: 1, y: 3)), handle(.quit))  // expect: diagonal 2 click 1 bye
switch (1, "a") {
case (_, "b"): print("b")
case (1, let s): print("one", s)  // expect: one a
default: break
}
switch "text" {
case "a", "b": print("letter")
case let s where s.hasPrefix("te"): print("te…")  // expect: te…
default: print("other")
}
let maybe: Int? = 3
switch maybe {
case nil: print("none")
case 3?: print("three")  // expect: three
case .some: print("some")
}
switch true { case true: print("t"); case false: print("f") }  // expect: t
