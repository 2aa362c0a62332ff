struct Oops: Error { let code: Int }
func risky(_ n: Int) throws -> Int {
  if n > 1 { throw Oops(code: n) }  // expect error: uncaught error: main.Oops(code: 2)
  return n
}
print(try risky(1))  // expect: 1
print(try risky(2))
