let n = 1
do {
  let n = "inner"
  print(n)  // expect: inner
  do { let n = 2.5; print(n) }  // expect: 2.5
}
print(n)  // expect: 1
func f() -> String {
  func early() -> String { late() }
  func late() -> String { "late" }
  return early()
}
print(f())  // expect: late
func g(_ n: Int) -> Int {
  var sum = 0
  for n in 0..<n { let n = n * 2; sum += n }
  return sum + n
}
print(g(3))  // expect: 9
func types() -> Int {
  struct Local { let n: Int; enum Kind { case one } }
  class Counter { var n = 0; func up() -> Int { n += 1; return n } }
  typealias L = Local
  let c = Counter()
  return L(n: 4).n + c.up() + c.up()
}
print(types())  // expect: 7
if n > 0 { let hidden = n; print(hidden) }  // expect: 1
