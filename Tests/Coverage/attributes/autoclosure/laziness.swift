func pick(_ flag: Bool, _ a: @autoclosure () -> Int, else b: @autoclosure () throws -> Int) rethrows -> Int {
  flag ? a() : try b()
}
func say(_ n: Int) -> Int { print("say", n); return n }
print(pick(true, say(1), else: say(2)))
// expect: say 1
// expect: 1
var later: [() -> String] = []
func keep(_ text: @autoclosure @escaping () -> String) { later.append(text) }
var name = "early"
keep(name + "!")
name = "late"
print(later[0]())  // expect: late!
func twice(_ n: @autoclosure () -> Int) -> Int { n() + n() }
var count = 0
func next() -> Int { count += 1; return count }
print(twice(next()), count)  // expect: 3 2
func or(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() }
print(or(true, say(3) == 3), or(false, true))  // expect: true true
struct Failure: Error {}
func fail() throws -> Int { throw Failure() }
print((try? pick(false, 1, else: fail())) as Any)  // expect: nil
func through(_ n: @autoclosure () -> Int) -> Int { twice(n()) }
print(through(say(4)))
// expect: say 4
// expect: say 4
// expect: 8
let f: (@autoclosure () -> Int) -> Int = { $0() * 10 }
print(f(2 + 3))  // expect: 50
