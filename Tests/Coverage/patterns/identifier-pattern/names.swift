let one = 1
var two = 2
let (three, four) = (3, 4), five: Int = 5
print(one, two, three, four, five)  // expect: 1 2 3 4 5
two = 20
for name in ["a", "b"] { print(name) }
// expect: a
// expect: b
let f = { first, second in first + second } as (Int, Int) -> Int
print(f(one, two))  // expect: 21
switch two {
case let n: print("bound", n)  // expect: bound 20
}
let limit = 20
switch two {
case limit: print("equal to limit")  // expect: equal to limit
default: print("other")
}
let shadow = 1
do {
  let shadow = shadow + 1
  print(shadow)  // expect: 2
  func inner(_ shadow: String) { print(shadow) }
  inner("text")  // expect: text
}
print(shadow)  // expect: 1
