class Animal {
  let name: String
  var sound: String { "..." }
  init(name: String) { self.name = name }
  func speak() -> String { "\(name) says \(sound)" }
  func describe() -> String { "animal " + speak() }
}
class Dog: Animal {
  var tricks: [String]
  override var sound: String { "woof" }
  init(name: String, tricks: [String] = []) {
    self.tricks = tricks
    super.init(name: name)
  }
  override func describe() -> String { super.describe() + "!" }
}
class Puppy: Dog {
  override var sound: String { super.sound + "let" }
  convenience init() { self.init(name: "Pup", tricks: ["roll"]) }
}
let animals: [Animal] = [Animal(name: "Gen"), Dog(name: "Rex"), Puppy()]
for a in animals { print(a.describe()) }
// expect: animal Gen says ...
// expect: animal Rex says woof!
// expect: animal Pup says wooflet!
print(animals.compactMap { $0 as? Dog }.map(\.name), animals[2] is Dog, animals[0] is Dog)
// expect: ["Rex", "Pup"] true false
if let pup = animals[2] as? Puppy { print(pup.tricks) }  // expect: ["roll"]
print(animals.map { "\(type(of: $0))" })  // expect: ["Animal", "Dog", "Puppy"]
print((animals[1] as! Dog).tricks.isEmpty)  // expect: true
