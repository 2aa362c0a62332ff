enum Problem: Error { case empty, tooLong(Int) }
func check(_ text: String) throws -> Int {
  if text.isEmpty { throw Problem.empty }
  guard text.count < 5 else { throw Problem.tooLong(text.count) }
  return text.count
}
func twice(_ body: () throws -> Int) rethrows -> Int { try body() + body() }
print(twice { 21 })  // expect: 42
do {
  print(try twice { try check("abc") })  // expect: 6
  print(try twice { try check("") })
} catch { print("caught", error) }  // expect: caught empty
print((try? check("abcdef")) as Any, (try? check("ab")) as Any)  // expect: nil Optional(2)
do { _ = try check("abcdefgh") } catch Problem.tooLong(let n) { print("too long:", n) }
// expect: too long: 8
func each(_ items: [String], _ body: (String) throws -> Void) rethrows { for item in items { try body(item) } }
each(["p", "q"]) { print($0) }
// expect: p
// expect: q
do { try each(["a", ""]) { print(try check($0)) } } catch { print("stopped:", error) }
// expect: 1
// expect: stopped: empty
print(try! check("four"))  // expect: 4
