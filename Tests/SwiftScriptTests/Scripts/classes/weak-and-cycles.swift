class Person {
  let name: String
  var flat: Flat?
  init(_ name: String) { self.name = name }
  deinit { print(name, "leaves") }
}
class Flat {
  let number: Int
  weak var tenant: Person?
  init(_ number: Int) { self.number = number }
  deinit { print("flat", number, "goes") }
}
var person: Person? = Person("Ann")
var flat: Flat? = Flat(3)
person!.flat = flat
flat!.tenant = person
print(flat?.tenant?.name ?? "nobody")  // expect: Ann
person = nil  // expect: Ann leaves
print(flat?.tenant?.name ?? "nobody")  // expect: nobody
flat = nil
class Cycle {
  var other: Cycle?
  deinit { print("never") }
}
do {
  let x = Cycle(), y = Cycle()
  x.other = y
  y.other = x
}
// expect: flat 3 goes
print("leaked")  // expect: leaked
weak var w: Person? = Person("temp")  // expect: temp leaves
print(w == nil)  // expect: true
let keep = Person("kept")
weak var k = keep
print(k?.name as Any, keep.name)  // expect: Optional("kept") kept
class Card {
  unowned let owner: Person
  init(_ owner: Person) { self.owner = owner }
}
print(Card(keep).owner.name)  // expect: kept
