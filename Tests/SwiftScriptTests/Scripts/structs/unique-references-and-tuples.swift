final class Storage { var n = 1 }
struct Cow {
  var s: Storage? = Storage()
  var t = Storage()
  mutating func check() -> Bool { isKnownUniquelyReferenced(&s) }
  mutating func checkT() -> Bool { isKnownUniquelyReferenced(&t) }
}
var c = Cow()
print(c.check(), c.checkT())
var d = c
print(c.check(), d.check(), c.checkT())
d.s = nil
print(c.check(), d.check())
var o: Storage? = Storage()
print(isKnownUniquelyReferenced(&o))
let o2 = o
print(isKnownUniquelyReferenced(&o))
_ = o2
var n: Storage? = nil
print(isKnownUniquelyReferenced(&n))
struct S { var (a, b) = (1, 2); var c = 3 }
print(S(), S(a: 5, b: 6), S(a: 1, b: 2, c: 4))
struct T { let (x, y): (Int, Int); var z = 0 }
print(T(x: 1, y: 2), T(x: 1, y: 2, z: 3))
struct U { var (a, (b, c)) = (1, (2, "x")) }
print(U())
// expect: true true
// expect: false false false
// expect: true false
// expect: true
// expect: false
// expect: false
// expect: S(a: 1, b: 2, c: 3) S(a: 5, b: 6, c: 3) S(a: 1, b: 2, c: 4)
// expect: T(x: 1, y: 2, z: 0) T(x: 1, y: 2, z: 3)
// expect: U(a: 1, b: 2, c: "x")
