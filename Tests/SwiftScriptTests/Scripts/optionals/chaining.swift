class Address { var street: String? = "Main"; var number = 1 }
class Person { var address: Address?; var friends: [Person] = []; func name() -> String { "P" } }
let person: Person? = Person()
print(person?.address?.street as Any)  // expect: nil
person?.address = Address()
print(person?.address?.street as Any, person?.address?.street?.count as Any)
// expect: Optional("Main") Optional(4)
person?.address?.number += 4
person?.address?.street = nil
print(person?.address?.number ?? 0, person?.address?.street ?? "no street")  // expect: 5 no street
print(person?.name() as Any, person?.friends.first?.name() as Any)  // expect: Optional("P") nil
let nobody: Person? = nil
nobody?.address?.number = 3
print(nobody?.friends.count ?? -1)  // expect: -1
let words: [String]? = ["a", "b"]
print(words?[1] as Any, words?.count as Any, words?.first?.uppercased() as Any)
// expect: Optional("b") Optional(2) Optional("A")
var scores: [String: [Int]] = ["a": [1]]
scores["a"]?.append(2)
scores["b"]?.append(2)
print(scores)  // expect: ["a": [1, 2]]
let text: String? = "7"
print(text.flatMap { Int($0) } as Any, text.map { $0 + "!" } as Any)
// expect: Optional(7) Optional("7!")
if person?.address?.number == 5 { print("five") }  // expect: five
struct S { var v: Int? }
var s: S? = S(v: 1)
s?.v = 2
s?.v? += 1
print(s?.v as Any)  // expect: Optional(3)
