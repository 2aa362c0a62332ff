class Animal {}
class Dog: Animal {}
func talk(_ a: Animal) -> String { "animal" }
func talk(_ d: Dog) -> String { "dog" }
let d: Animal = Dog()
print(talk(d), talk(Dog()))  // expect: animal dog
func f(_ n: Int) -> String { "int" }
func f(_ x: Any) -> String { "any" }
func f(_ n: Int?) -> String { "maybe" }
let thing: Any = 1
let maybe: Int? = 1
print(f(1), f(1 as Any), f(thing), f(maybe))  // expect: int any any maybe
func show<T>(_ value: T) -> String { "generic" }
func show(_ value: Int) -> String { "int" }
func wrap<T>(_ value: T) -> String { show(value) }
print(show(1), wrap(1), show("a"))  // expect: int generic generic
let animals: [Animal] = [Dog(), Animal()]
print(animals.map { talk($0) })  // expect: ["animal", "animal"]
if let dog = d as? Dog { print(talk(dog)) }  // expect: dog
switch d {
case let dog as Dog: print(talk(dog))  // expect: dog
default: print("other")
}
