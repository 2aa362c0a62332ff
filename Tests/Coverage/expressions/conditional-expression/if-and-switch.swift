let n = 7
let size = if n > 5 { "big" } else if n > 2 { "middle" } else { "small" }
print(size)  // expect: big
let kind = switch n {
case 0: "none"
case 1...9: "digit"
default: "number"
}
print(kind)  // expect: digit
func sign(_ n: Int) -> Int { if n < 0 { -1 } else if n == 0 { 0 } else { 1 } }
print(sign(-4), sign(0), sign(9))  // expect: -1 0 1
enum Op { case add, mul }
func run(_ op: Op, _ a: Int, _ b: Int) -> Int {
  switch op {
  case .add: a + b
  case .mul: a * b
  }
}
print(run(.add, 2, 3), run(.mul, 2, 3))  // expect: 5 6
let d: Double = if n > 5 { 1 } else { 2.5 }
print(d)  // expect: 1.0
var text = "start"
text = switch n { case 7: "seven"; default: fatalError("never") }
print(text)  // expect: seven
let f = { (n: Int) in if n > 0 { "positive" } else { "not" } }
print(f(1), f(-1))  // expect: positive not
struct Failure: Error {}
let value = try? { () throws -> Int in if n > 9 { 1 } else { throw Failure() } }()
print(value as Any)  // expect: nil
