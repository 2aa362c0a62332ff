func makeCounter() -> (up: () -> Int, down: () -> Int) {
  var n = 0
  func up() -> Int { n += 1; return n }
  func down() -> Int { n -= 1; return n }
  return (up, down)
}
let c = makeCounter()
print(c.up(), c.up(), c.down())  // expect: 1 2 1
let d = makeCounter()
print(d.down(), c.up())  // expect: -1 2
func outer() -> String {
  func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
  func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
  return "\(isEven(10)) \(isOdd(7)) \(isEven(3))"
}
print(outer())  // expect: true true false
