func implicit(_ n: Int) -> Int { n * 2 }
func explicit(_ n: Int) -> Int { return n * 3 }
func early(_ n: Int) -> String {
  if n < 0 { return "minus" }
  for i in 0...n where i == 3 { return "passed three" }
  return "end"
}
func nothing(_ n: Int) {
  if n == 0 { return }
  print("n", n)
}
func void() -> Void { return print("void") }
func maybe(_ n: Int) -> Int? {
  if n > 0 { return n }
  return nil
}
print(implicit(2), explicit(2), early(-1), early(1), early(5))  // expect: 4 6 minus end passed three
nothing(0)
nothing(1)  // expect: n 1
void()  // expect: void
print(maybe(1) as Any, maybe(0) as Any)  // expect: Optional(1) nil
let f = { (n: Int) -> Int in
  if n > 1 { return n }
  return 0
}
print(f(3), f(1))  // expect: 3 0
func pair() -> (Int, String) { return (1, "a") }
func tuple() -> () { return () }
print(pair(), tuple())  // expect: (1, "a") ()
func stop() -> Never { fatalError("never called") }
func either(_ b: Bool) -> Int { if b { return 1 } else { stop() } }
print(either(true))  // expect: 1
