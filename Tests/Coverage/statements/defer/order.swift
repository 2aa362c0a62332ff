func f(_ n: Int) -> Int {
  defer { print("last") }
  defer { print("first") }
  if n > 0 { defer { print("inner") }; print("in if") }
  print("body")
  return n
}
print(f(1))
// expect: in if
// expect: inner
// expect: body
// expect: first
// expect: last
// expect: 1
var log = [String]()
func count() -> Int {
  var n = 1
  defer { n = 100; log.append("deferred \(n)") }
  return n
}
print(count(), log)  // expect: 1 ["deferred 100"]
for i in 1...2 { defer { print("end", i) }; print("start", i) }
// expect: start 1
// expect: end 1
// expect: start 2
// expect: end 2
func failing() throws { defer { print("cleaned") }; throw CancellationError() }
try? failing()  // expect: cleaned
do { defer { print("leaving do") }; print("in do") }
// expect: in do
// expect: leaving do
func skipped() { if log.isEmpty { return }; defer { print("reached") } }
skipped()  // expect: reached
