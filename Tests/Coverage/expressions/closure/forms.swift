let full = { (a: Int, b: Int) -> Int in return a + b }
let inferred: (Int, Int) -> Int = { a, b in a - b }
let short: (Int, Int) -> Int = { $0 * $1 }
let operatorOnly: (Int, Int) -> Int = (+)
print(full(5, 2), inferred(5, 2), short(5, 2), operatorOnly(5, 2))  // expect: 7 3 10 7
let ignoring: (Int) -> String = { _ in "ignored" }
print(ignoring(1))  // expect: ignored
func run(_ n: Int, then f: (Int) -> Void, finally g: () -> Void = {}) { f(n); g() }
run(1) { print("then", $0) }  // expect: then 1
run(2) { print("then", $0) } finally: { print("finally") }
// expect: then 2
// expect: finally
print({ 3 }())  // expect: 3
let several = { (n: Int) -> String in
  let twice = n * 2
  return "twice \(twice)"
}
print(several(4))  // expect: twice 8
let throwing = { (n: Int) throws -> Int in n }
print(try throwing(5))  // expect: 5
let swapPair: ((Int, Int)) -> (Int, Int) = { pair in (pair.1, pair.0) }
print(swapPair((1, 2)), [(1, "a")].map { n, s in "\(n)\(s)" })  // expect: (2, 1) ["1a"]
func make(_ n: Int) -> () -> Int { var count = n; return { count += 1; return count } }
let next = make(5)
print(next(), next())  // expect: 6 7
print([3, 1, 2].sorted { $0 > $1 }.map { "\($0)" }.joined())  // expect: 321
