func check(_ n: Int) -> Int {
  guard n > 0 else { fatalError("must be positive") }  // expect error: Fatal error: must be positive
  return n
}
print(check(1))  // expect: 1
print(check(0))
