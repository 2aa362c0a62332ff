enum Failure: Error { case empty, code(Int) }
struct Problem: Error { let text: String }
class Trouble: Error { let n = 9 }
func fail(_ n: Int) throws {
  switch n {
  case 0: throw Failure.empty
  case 1: throw Failure.code(4)
  case 2: throw Problem(text: "bad")
  case 3: throw Trouble()
  default: print("fine", n)
  }
}
for n in 0...4 {
  do { try fail(n) } catch Failure.empty { print("empty") } catch Failure.code(let c) {
    print("code", c)
  } catch let p as Problem { print(p.text) } catch { print(type(of: error)) }
}
// expect: empty
// expect: code 4
// expect: bad
// expect: Trouble
// expect: fine 4
func typed(_ n: Int) throws(Failure) -> Int {
  guard n > 0 else { throw .code(n) }
  return n
}
do { _ = try typed(-2) } catch { if case .code(let c) = error { print("typed", c) } }  // expect: typed -2
let closure: () throws -> Void = { throw Failure.empty }
do { try closure() } catch { print(error) }  // expect: empty
func again() throws {
  do { try fail(2) } catch { print("passing on"); throw error }
}
do { try again() } catch { print("got", error) }
// expect: passing on
// expect: got Problem(text: "bad")
