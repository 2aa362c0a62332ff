func grade(_ n: Int) -> String {
  if n >= 90 { "A" } else if n >= 80 { "B" } else { "C" }
}
print(grade(95), grade(85), grade(10))  // expect: A B C
let n = 7
let parity = if n % 2 == 0 { "even" } else { "odd" }
let size = switch n { case 0: "zero"; case 1..<5: "small"; case 5...: "large"; default: "negative" }
print(parity, size)  // expect: odd large
enum Op { case add, mul }
func apply(_ op: Op, _ a: Int, _ b: Int) -> Int {
  switch op {
  case .add: a + b
  case .mul: a * b
  }
}
print(apply(.add, 2, 3), apply(.mul, 2, 3))  // expect: 5 6
let closure = { (x: Int) -> String in
  switch x { case 0: "none"; case 1: "one"; default: "many" }
}
print([0, 1, 2].map(closure))  // expect: ["none", "one", "many"]
var text: String { if n > 5 { return "big" } else { return "small" } }
print(text)  // expect: big
let value: Double = if n > 100 { 1 } else { 2 }
print(value)  // expect: 2.0
let nested = if n > 5 { switch n { case 7: "seven"; default: "other" } } else { "low" }
print(nested)  // expect: seven
