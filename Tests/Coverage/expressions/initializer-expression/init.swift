struct Point {
  var x = 0, y = 0
  init(x: Int, y: Int) { self.x = x; self.y = y }
  init(both n: Int) { self.init(x: n, y: n) }
}
print(Point(both: 2), Point.init(x: 1, y: 2))  // expect: Point(x: 2, y: 2) Point(x: 1, y: 2)
let make = Point.init(both:)
print(make(3).x, [1, 2].map(Point.init(both:)).map(\.y))  // expect: 3 [1, 2]
print(["1", "x", "3"].compactMap(Int.init))  // expect: [1, 3]
class Animal {
  let name: String
  required init(name: String) { self.name = name }
  func twin() -> Animal { type(of: self).init(name: name + "2") }
}
class Dog: Animal {}
print(Dog(name: "rex").twin().name, type(of: Dog(name: "a").twin()))  // expect: rex2 Dog
let kind: Animal.Type = Dog.self
print(type(of: kind.init(name: "b")))  // expect: Dog
print([1, 2].map(Double.init), zip([1], [2]).map(Point.init))  // expect: [1.0, 2.0] [main.Point(x: 1, y: 2)]
struct Wrapper<T> { let value: T; init(_ value: T) { self.value = value } }
print(Wrapper(1).value, Wrapper<Double>(1).value, ["a"].map(Wrapper.init)[0].value)  // expect: 1 1.0 a
let implicit: Point = .init(both: 4)
print(implicit.x, Int("12")! + 1, String(describing: 5), Bool("true")!)  // expect: 4 13 5 true
