var log: [String] = []
func note(_ text: String) -> Int {
  log.append(text)
  return log.count
}
class Guarded {
  let n: Int
  init(_ n: Int) { self.n = n }
  func close() -> String { "closed \(n)" }
  deinit { log.append(close()) }
}
func value() -> Int {
  defer { _ = note("deferred") }
  return 5
}
func kept() -> Int {
  let guarded = Guarded(7)
  return guarded.n * 2
}
func branch(_ yes: Bool) -> String {
  if yes {
    let guarded = Guarded(8)
    return "n is \(guarded.n)"
  }
  return "no"
}
print(value(), kept(), branch(true))  // expect: 5 14 n is 8
print(log)  // expect: ["deferred", "closed 7", "closed 8"]
struct Failure: Error {}
func failing() throws -> Int {
  defer { log.append("cleaned") }
  throw Failure()
}
print((try? failing()) as Any, log.last!)  // expect: nil cleaned
