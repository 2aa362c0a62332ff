struct Person { var name: String; var age: Int; var address = Address() }
struct Address { var city = "Paris"; var codes = [1, 2] }
let people = [Person(name: "A", age: 3), Person(name: "B", age: 5)]
print(people.map(\.name), people.map(\.address.city))  // expect: ["A", "B"] ["Paris", "Paris"]
print(people.filter { $0.age > 3 }.map(\.age))  // expect: [5]
print(people.sorted { $0.age > $1.age }.map(\.name))  // expect: ["B", "A"]
let path = \Person.age
print(people[0][keyPath: path], people[1][keyPath: \.name])  // expect: 3 B
var p = people[0]
p[keyPath: \.age] = 10
p[keyPath: \.address.city] = "Rome"
print(p.age, p.address.city)  // expect: 10 Rome
print(["a", "bb"].map(\.count), [[1], []].filter(\.isEmpty).count)  // expect: [1, 2] 1
func extract<T>(_ list: [Person], _ path: KeyPath<Person, T>) -> [T] { list.map { $0[keyPath: path] } }
print(extract(people, \.age))  // expect: [3, 5]
print([1, 2].map(\.self))  // expect: [1, 2]
