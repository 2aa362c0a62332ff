class Animal {}
class Cat: Animal { let name = "cat" }
let things: [Any] = [1, "two", 3.0, Cat(), [1, 2], ("t", 1), { 5 } as () -> Int, Optional<Int>.none as Any]
for thing in things.prefix(7) {
  switch thing {
  case let n as Int: print("int", n)  // expect: int 1
  case let s as String: print("string", s)  // expect: string two
  case let d as Double where d > 2: print("double", d)  // expect: double 3.0
  case is Animal: print("animal")  // expect: animal
  case let list as [Int]: print("list", list.count)  // expect: list 2
  case let (a, b) as (String, Int): print("tuple", a, b)  // expect: tuple t 1
  case let f as () -> Int: print("function", f())  // expect: function 5
  default: print("other")
  }
}
let animal: Animal = Cat()
print((animal as? Cat)?.name ?? "no", animal is Cat, (animal as! Cat).name)  // expect: cat true cat
print(1 as Any is Int, "x" as Any is Int, (3 as Any) as? String == nil)  // expect: true false true
let n: Double = Double(3) + 0.5
print(n, Int(n), Int(-2.7), Double("1e3")!, String(7), Int("0042")!)
// expect: 3.5 3 -2 1000.0 7 42
protocol P {}
extension Int: P {}
print(3 is P, ("x" as Any) is P)  // expect: true false
print(Int("ff", radix: 16)!, String(255, radix: 2), UInt8(200) > 100)  // expect: 255 11111111 true
if let cat = animal as? Cat, cat.name.count == 3 { print("short") }  // expect: short
