let none = { print("called") }
none()
let one = { (n: Int) -> Int in n * 2 }
let short: (Int) -> Int = { $0 * 3 }
let typed: (Int, Int) -> Int = { a, b in a - b }
let several = { (n: Int) -> Int in
  let twice = n * 2
  return twice + 1
}
// expect: called
print(one(2), short(2), typed(5, 3), several(2))  // expect: 4 6 2 5
print({ $0 + $1 }(1, 2))  // expect: 3
print([1, 2, 3].map { n in n * n })  // expect: [1, 4, 9]
print([1, 2, 3].filter { $0 > 1 }.map { "\($0)" })  // expect: ["2", "3"]
func run(_ n: Int, then body: (Int) -> Void) { body(n) }
run(3) { print("got", $0) }  // expect: got 3
run(4, then: { n in print("got", n) })  // expect: got 4
func choose(first: () -> Void, second: () -> Void) { first(); second() }
choose { print("first") } second: { print("second") }
// expect: first
// expect: second
let ignoring: (Int, Int) -> Int = { _, b in b }
print(ignoring(1, 2))  // expect: 2
[(1, "a"), (2, "b")].forEach { number, letter in print(number, letter) }
// expect: 1 a
// expect: 2 b
[(1, "a")].forEach { print($0.0, $0.1) }  // expect: 1 a
["k": 1].forEach { key, value in print(key, value) }  // expect: k 1
let immediately: Int = {
  let a = 2
  return a * 21
}()
print(immediately)  // expect: 42
