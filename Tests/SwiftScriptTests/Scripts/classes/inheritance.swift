class Animal {
  let name: String
  var sound: String { "..." }
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "nameless") }
  func speak() -> String { "\(name) says \(sound)" }
  class func kind() -> String { "animal" }
  static func make() -> Animal { Animal(name: "made") }
}
class Dog: Animal {
  var tricks: [String] = []
  override var sound: String { "woof" }
  override func speak() -> String { super.speak() + "!" }
  override class func kind() -> String { "dog of " + super.kind() }
  init(name: String, trick: String) {
    tricks = [trick]
    super.init(name: name)
    tricks.append("sit")
  }
}
class Puppy: Dog {
  override var sound: String { super.sound.uppercased() }
  init() { super.init(name: "pup", trick: "roll") }
}
let animals: [Animal] = [Animal(name: "cat"), Dog(name: "rex", trick: "jump"), Puppy()]
for animal in animals { print(animal.speak()) }
// expect: cat says ...
// expect: rex says woof!
// expect: pup says WOOF!
print(animals.map { $0 is Dog })  // expect: [false, true, true]
if let dog = animals[1] as? Dog { print(dog.tricks) }  // expect: ["jump", "sit"]
print((animals[2] as! Dog).tricks, animals[0] as? Dog == nil)  // expect: ["roll", "sit"] true
print(Animal.kind(), Dog.kind(), Animal.make().name, Animal().name)
// expect: animal dog of animal made nameless
print(type(of: animals[2]))  // expect: Puppy
class Base {
  init() { setUp() }
  func setUp() { print("base") }
}
class Derived: Base {
  var n = 5
  override func setUp() { print("derived", n) }
}
_ = Derived()
class Counter { var n = 0; func step() { n += 1 } }
class Loud: Counter { override func step() { super.step(); print("now", n) } }
let loud: Counter = Loud()
loud.step()
// expect: derived 5
// expect: now 1
