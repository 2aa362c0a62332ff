class Animal {}
class Dog: Animal { let name = "rex" }
class Cat: Animal {}
func kind(_ a: Animal) -> String {
  switch a {
  case is Cat: return "cat"
  case let d as Dog where d.name == "rex": return "rex"
  case let d as Dog: return d.name
  default: return "animal"
  }
}
print(kind(Cat()), kind(Dog()), kind(Animal()))  // expect: cat rex animal
let things: [Any] = [1, "a", 2.5, [1], Cat(), (1, 2)]
for thing in things {
  switch thing {
  case 1 as Int: print("one")
  case is String: print("text")
  case let d as Double where d > 2: print("double", d)
  case let list as [Int]: print("list", list.count)
  case is Animal: print("animal")
  default: print("other")
  }
}
// expect: one
// expect: text
// expect: double 2.5
// expect: list 1
// expect: animal
// expect: other
for case let s as String in things { print(s) }  // expect: a
if case let n as Int = things[0] { print(n + 1) }  // expect: 2
do { throw CancellationError() } catch is CancellationError { print("caught") } catch { print("other") }  // expect: caught
