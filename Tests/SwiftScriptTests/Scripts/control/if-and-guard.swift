let n = 7
if n > 10 { print("big") } else if n > 5 { print("middle") } else { print("small") }
// expect: middle
if n > 5, n < 10, n != 8 { print("between") }  // expect: between
let label = if n % 2 == 0 { "even" } else { "odd" }
print(label)  // expect: odd
func check(_ value: Int?) -> String {
  guard let value, value > 0 else {
    return "no"
  }
  let doubled = value * 2
  guard doubled < 100 else { return "too much" }
  return "yes \(doubled)"
}
print(check(nil), check(-1), check(4), check(60))  // expect: no no yes 8 too much
for item in [1, 2, 3] {
  guard item != 2 else { continue }
  print(item)
  // expect: 1
  // expect: 3
}
if case 1...9 = n { print("digit") }  // expect: digit
if case let x? = Optional(n), x > 3 { print("bound", x) }  // expect: bound 7
let x = 1
do {
  let x = 2
  print(x)  // expect: 2
}
if true { let x = 3; print(x) }  // expect: 3
print(x)  // expect: 1
