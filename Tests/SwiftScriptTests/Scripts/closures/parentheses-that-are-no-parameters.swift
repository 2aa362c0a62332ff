// A closure may begin with an expression in parentheses; the `in` of a later loop is not its own.

func run(_ body: () -> Void) { body() }
func twice(_ body: (Int) -> Int) -> Int { body(body(1)) }

let words: Any = ["one", "two"]

run {
  (words as? [String])?.forEach { print($0) }
  for number in 1...2 { print(number) }
}
// expect: one
// expect: two
// expect: 1
// expect: 2

run {
  ("a", 1) == ("a", 1) ? print("equal") : print("other")
  run {
    (3...4).forEach { print($0) }
    for word in ["x"] { print(word) } // the innermost loop
  }
  for case let text as String in [words, "y"] { print(text) }
}
// expect: equal
// expect: 3
// expect: 4
// expect: x
// expect: y

let sum = twice {
  (number: Int) in
  var sum = number
  for step in 1...3 { sum += step }
  return sum
}
print(sum)
// expect: 13

print(twice { (number) -> Int in number * 5 })
// expect: 25
