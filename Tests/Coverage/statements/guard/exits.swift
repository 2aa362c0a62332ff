func describe(_ text: String?) -> String {
  guard let text else { return "nothing" }
  guard !text.isEmpty, let first = text.first else { return "empty" }
  guard case "a"..."m" = first else { return "late \(first)" }
  return "early \(first)"
}
print(describe(nil), describe(""), describe("abc"), describe("xyz"))  // expect: nothing empty early a late x
func check(_ n: Int) throws -> Int {
  guard n > 0 else { throw CancellationError() }
  return n
}
print((try? check(-1)) as Any, try check(2))  // expect: nil 2
for n in 1...4 {
  guard n != 2 else { continue }
  guard n < 4 else { break }
  print("n", n)
}
// expect: n 1
// expect: n 3
guard let number = Int("12") else { fatalError("no number") }
print(number)  // expect: 12
func side(_ n: Int?) {
  guard var n else { return print("none") }
  n += 1
  print("next", n)
}
side(nil)  // expect: none
side(4)  // expect: next 5
