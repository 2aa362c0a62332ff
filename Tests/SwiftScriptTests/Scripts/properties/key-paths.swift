struct Address { var city: String; var zip: Int }
struct Person { var name: String; var age: Int; var address: Address; var nick: String? }
var p = Person(name: "Ann", age: 30, address: Address(city: "Rome", zip: 1), nick: nil)
let name = \Person.name
print(p[keyPath: name], p[keyPath: \.address.city])  // expect: Ann Rome
p[keyPath: \.age] += 1
p[keyPath: \Person.address.zip] = 99
print(p.age, p.address.zip)  // expect: 31 99
let people = [p, Person(name: "Bob", age: 20, address: Address(city: "Oslo", zip: 2), nick: "B")]
print(people.map(\.name), people.map(\.address.city), people.map(\.name.count), people.compactMap(\.nick))
// expect: ["Ann", "Bob"] ["Rome", "Oslo"] [3, 3] ["B"]
func sorted<T, V: Comparable>(_ list: [T], by path: KeyPath<T, V>) -> [T] { list.sorted { $0[keyPath: path] < $1[keyPath: path] } }
print(sorted(people, by: \.age).map(\.name), sorted(people, by: \.name.count).count)
// expect: ["Bob", "Ann"] 2
print([1, 2, 3].map(\.self), ["a", "bb"].map(\.count), people.filter { $0.age > 25 }.map(\.age))
// expect: [1, 2, 3] [1, 2] [31]
let paths: [WritableKeyPath<Person, String>] = [\.name, \.address.city]
for path in paths { p[keyPath: path] = p[keyPath: path].uppercased() }
print(p.name, p.address.city)  // expect: ANN ROME
class Box { var v = 1 }
let box = Box()
let path = \Box.v
box[keyPath: path] = 5
print(box.v, [[1, 2], [3]].map(\.count), [(1, "a")].map(\.1), people.map(\.address.zip).max()!)
// expect: 5 [2, 1] ["a"] 99
