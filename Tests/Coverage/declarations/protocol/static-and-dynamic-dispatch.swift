protocol Speaker { func requirement() -> String }
extension Speaker {
  func requirement() -> String { "default" }
  func extra() -> String { "extension" }
  func both() -> String { requirement() + " " + extra() }
}
struct Cat: Speaker {
  func requirement() -> String { "cat" }
  func extra() -> String { "cat's" }
}
struct Mute: Speaker {}
let cat = Cat(), speaker: any Speaker = cat
print(cat.requirement(), cat.extra())  // expect: cat cat's
print(speaker.requirement(), speaker.extra())  // expect: cat extension
print(cat.both(), Mute().both())  // expect: cat extension default extension
func ask<S: Speaker>(_ s: S) -> String { s.extra() }
print(ask(cat))  // expect: extension
class Base: Speaker {}
class Derived: Base { func requirement() -> String { "derived" } }
let derived: any Speaker = Derived()
print(derived.requirement(), Derived().requirement())  // expect: default derived
protocol Louder: Speaker {}
extension Louder { func requirement() -> String { "LOUD" } }
struct Dog: Louder {}
print(Dog().requirement(), (Dog() as any Speaker).requirement())  // expect: LOUD LOUD
