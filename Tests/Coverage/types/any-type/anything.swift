var thing: Any = 1
print(thing, thing is Int)  // expect: 1 true
thing = "text"
print((thing as? String)?.count as Any, thing as? Int as Any)  // expect: Optional(4) nil
let things: [Any] = [1, 2.5, "s", [1, 2], (1, 2), { 3 }, Optional<Int>.none as Any]
for thing in things {
  switch thing {
  case let n as Int: print("int", n)
  case let d as Double: print("double", d)
  case let s as String: print("string", s)
  case let list as [Int]: print("list", list)
  case let (a, b) as (Int, Int): print("pair", a, b)
  case let f as () -> Int: print("function", f())
  default: print("something else")
  }
}
// expect: int 1
// expect: double 2.5
// expect: string s
// expect: list [1, 2]
// expect: pair 1 2
// expect: function 3
// expect: something else
class Note {}
let object: AnyObject = Note()
print(object is Note, things.count)  // expect: true 7
func f(_ n: Int) -> String { "int" }
func f(_ a: Any) -> String { "any" }
print(f(1), f(1 as Any))  // expect: int any
