class A { required init() {}; class var name: String { "A" } }
class B: A { override class var name: String { "B" } }
let things: [Any] = [1, "two", 3.0, A(), B(), [1, 2], ["k": 1], (1, 2), true]
for t in things {
  switch t {
  case let b as B: print("B", type(of: b))
  case let a as A: print("A", type(of: a))
  case let n as Int: print("Int", n)  // expect: Int 1
  case let s as String: print("String", s)  // expect: String two
  case let d as Double: print("Double", d)
  // expect: Double 3.0
  // expect: A A
  // expect: B B
  case let l as [Int]: print("list", l)  // expect: list [1, 2]
  case let m as [String: Int]: print("map", m)  // expect: map ["k": 1]
  case let b as Bool: print("Bool", b)
  default: print("other")
  // expect: other
  // expect: Bool true
  }
}
let a: A = B()
print(a is B, a as? B != nil, (a as! B) === a, type(of: a) == B.self, type(of: a).name)
// expect: true true true true B
let meta: A.Type = B.self
print(meta.name, meta.init() is B)  // expect: B true
print(Int("5") as Any is Int, (5 as Any) as? String as Any, [1, 2] as [Any], 3 as Double)
// expect: true nil [1, 2] 3.0
func describe<T>(_ x: T) -> String { "\(T.self)" }
print(describe(1), describe("a"), describe(A()))  // expect: Int String A
print(String(describing: B.self), "\(Int.self)", String.self)  // expect: B Int String
