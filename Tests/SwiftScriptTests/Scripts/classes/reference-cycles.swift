class Person {
  let name: String
  var friend: Person?
  weak var boss: Person?
  init(_ name: String) { self.name = name }
  deinit { print(name, "leaves") }
}
do {
  let a = Person("A"), b = Person("B")
  a.boss = b
  b.boss = a
  print(a.boss!.name, b.boss!.name)
  // expect: B A
  // expect: B leaves
  // expect: A leaves
}
var c: Person? = Person("C")
let d = Person("D")
d.boss = c
print(d.boss?.name ?? "none")  // expect: C
c = nil  // expect: C leaves
print(d.boss?.name ?? "none")  // expect: none
class Customer {
  var card: Card?
  deinit { print("customer gone") }
}
class Card {
  unowned let owner: Customer
  init(_ owner: Customer) { self.owner = owner }
  deinit { print("card gone") }
}
do {
  let customer = Customer()
  customer.card = Card(customer)
  print(customer.card!.owner === customer)
  // expect: true
  // expect: customer gone
  // expect: card gone
}
do {
// expect: Q leaves
// expect: P leaves
  let p = Person("P"), q = Person("Q")
  p.friend = q
  q.friend = p
  p.friend = nil
}
print("done")  // expect: done
