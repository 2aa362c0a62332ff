func work(_ fail: Bool) -> String {
  defer { print("first defer") }
  defer { print("second defer") }
  if fail { return "early" }
  defer { print("third defer") }
  return "late"
}
// expect: second defer
// expect: first defer
print(work(true))
// expect: early
// expect: third defer
// expect: second defer
// expect: first defer
print(work(false))  // expect: late
for i in 0..<2 {
  defer { print("end of turn", i) }
  print("turn", i)
  // expect: turn 0
  // expect: end of turn 0
  // expect: turn 1
}
do {
  defer { print("leaving") }  // expect: end of turn 1
  print("inside")  // expect: inside
}
var n = 0
func next() -> Int {
  defer { n += 1 }
  return n
}
// expect: leaving
print(next(), next(), n)  // expect: 0 1 2
func nested() {
  defer {
    defer { print("inner") }
    print("outer")
  }
}
nested()
// expect: outer
// expect: inner
if true { defer { print("if ends") }; print("in if") }
// expect: in if
// expect: if ends
