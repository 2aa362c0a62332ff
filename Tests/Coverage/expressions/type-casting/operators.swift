class Animal {}
class Dog: Animal { func bark() -> String { "woof" } }
class Cat: Animal {}
let animals: [Animal] = [Dog(), Cat()]
print(animals.map { $0 is Dog })  // expect: [true, false]
print((animals[0] as? Dog)?.bark() as Any, (animals[1] as? Dog) as Any)  // expect: Optional("woof") nil
print((animals[0] as! Dog).bark())  // expect: woof
let up = Dog() as Animal
print(type(of: up))  // expect: Dog
let d = 1 as Double, f = 2.5 as Float
print(d, f)  // expect: 1.0 2.5
let any: Any = 3
print(any as? Int as Any, any as? String as Any, any as! Int + 1)  // expect: Optional(3) nil 4
print(any is Int?, any as? Int? as Any)  // expect: true Optional(Optional(3))
let list: [Any] = [1, 2]
print((list as? [Int])!, list as? [String] as Any)  // expect: [1, 2] nil
protocol Barker { func bark() -> String }
extension Dog: Barker {}
print(animals.compactMap { ($0 as? Barker)?.bark() })  // expect: ["woof"]
let optional: Int? = 5
print(optional as Any is Int, [1: "a"] as [AnyHashable: Any])  // expect: true [AnyHashable(1): "a"]
func kind(_ a: Animal) -> String { "animal" }
func kind(_ d: Dog) -> String { "dog" }
print(kind(Dog()), kind(Dog() as Animal))  // expect: dog animal
