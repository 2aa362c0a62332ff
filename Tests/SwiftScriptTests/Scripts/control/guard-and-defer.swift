func process(_ text: String?) -> String {
  guard let text, !text.isEmpty else { return "nothing" }
  guard let number = Int(text), number > 0 else { return "bad \(text)" }
  defer { print("leaving with", number) }
  guard number < 100 else { return "too big" }
  return "ok \(number * 2)"
}
print(process(nil), process(""), process("x"))  // expect: nothing nothing bad x
print(process("5"))
// expect: leaving with 5
// expect: ok 10
print(process("500"))
// expect: leaving with 500
// expect: too big
func order() {
  defer { print("first deferred") }
  defer { print("second deferred") }
  print("body")
  for i in 0..<2 {
    defer { print("end of", i) }
    if i == 1 { break }
    print("turn", i)
  }
}
order()
// expect: body
// expect: turn 0
// expect: end of 0
// expect: end of 1
// expect: second deferred
// expect: first deferred
var log: [String] = []
func risky(_ fail: Bool) throws {
  log.append("open")
  defer { log.append("close") }
  struct Oops: Error {}
  if fail { throw Oops() }
  log.append("work")
}
try risky(false)
do { try risky(true) } catch { log.append("caught \(error)") }
print(log)  // expect: ["open", "work", "close", "open", "close", "caught Oops()"]
