// `Self(…)` runs the initializer of the class that makes the object.
class Animal {
  let name: String
  required init(name: String) {
    self.name = name
    prepare()
  }
  func prepare() {}
  static func make(_ name: String) -> Self { Self(name: name) }
  class func made(_ name: String) -> Animal { self.init(name: name) }
  func another() -> Self { Self(name: name + "2") }
}
class Dog: Animal {
  var tricks: [String]
  required init(name: String) {
    tricks = ["sit"]
    super.init(name: name)
    tricks.append("roll")
  }
  override func prepare() { print(name, tricks) }
}
final class Puppy: Dog {}
print(Dog.make("Rex").tricks)
// expect: Rex ["sit"]
// expect: ["sit", "roll"]
print(Puppy.make("Bit").tricks, type(of: Puppy.make("Bit").another()))
// expect: Bit ["sit"]
// expect: Bit ["sit"]
// expect: Bit2 ["sit"]
// expect: ["sit", "roll"] Puppy
let kind: Animal.Type = Dog.self
print((kind.make("Max") as? Dog)?.tricks ?? [], (kind.made("Moe") as? Dog)?.tricks ?? [])
// expect: Max ["sit"]
// expect: Moe ["sit"]
// expect: ["sit", "roll"] ["sit", "roll"]
let animal: Animal = Puppy(name: "Pip")
// expect: Pip ["sit"]
print((animal.another() as? Puppy)?.tricks ?? [])
// expect: Pip2 ["sit"]
// expect: ["sit", "roll"]
