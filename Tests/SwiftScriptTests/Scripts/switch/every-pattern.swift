func describe(_ value: Any) -> String {
  switch value {
  case 0 as Int: return "zero"
  case let n as Int where n < 0: return "negative \(n)"
  case is Int: return "int"
  case let d as Double: return "double \(d)"
  case let s as String: return "string of \(s.count)"
  case let (x, y) as (Int, Int): return "pair \(x) \(y)"
  case let list as [Int]: return "list \(list)"
  case is Bool: return "bool"
  case Optional<Any>.none: return "nil"
  default: return "other"
  }
}
print(describe(0), describe(-4), describe(7), describe(2.5), describe("abc"), describe((1, 2)), describe([1]), describe(true))
// expect: zero negative -4 int double 2.5 string of 3 pair 1 2 list [1] bool
func point(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): return "origin"
  case (_, 0): return "x axis"
  case (0, let y): return "y axis at \(y)"
  case let (x, y) where x == y: return "diagonal"
  case (-2...2, -2...2): return "near"
  case (let x, let y): return "\(x),\(y)"
  }
}
print([(0, 0), (3, 0), (0, 4), (5, 5), (1, 2), (9, 8)].map(point))
// expect: ["origin", "x axis", "y axis at 4", "diagonal", "near", "9,8"]
switch "hello" { case "a"..."i": print("a to i"); case "hi", "hello": print("greeting"); default: print("?") }
// expect: a to i
switch Character("e") { case "a", "e", "i", "o", "u": print("vowel"); default: print("consonant") }
// expect: vowel
let n = 15
switch n {
case let x where x % 15 == 0: print("fizzbuzz"); fallthrough  // expect: fizzbuzz
case 3: print("fell through")  // expect: fell through
case _ where n > 100: print("big")
default: break
}
switch (n, "x") { case (10..., "x"), (_, "y"): print("either"); default: print("neither") }
// expect: either
switch n { case ...0: print("low"); case 1..<20: print("mid"); default: print("high") }
// expect: mid
