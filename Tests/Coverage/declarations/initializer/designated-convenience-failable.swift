class Animal {
  let name: String
  var legs: Int
  init(name: String, legs: Int) { self.name = name; self.legs = legs }
  convenience init(_ name: String) { self.init(name: name, legs: 4) }
  convenience init?(text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let legs = Int(parts[1]) else { return nil }
    self.init(name: String(parts[0]), legs: legs)
  }
}
class Bird: Animal {
  var canFly: Bool
  init(canFly: Bool) { self.canFly = canFly; super.init(name: "bird", legs: 2) }
  override convenience init(name: String, legs: Int) { self.init(canFly: legs > 1); self.legs = legs }
}
print(Animal("cat").legs, Animal(text: "ant 6")!.legs, Animal(text: "ant") == nil)  // expect: 4 6 true
print(Bird(canFly: true).legs, Bird("x").canFly, Bird(text: "kiwi 1")!.canFly)  // expect: 2 true false
extension Animal: Equatable { static func == (a: Animal, b: Animal) -> Bool { a.name == b.name } }
struct Percent {
  let value: Int
  init?(_ value: Int) { guard 0...100 ~= value else { return nil }; self.value = value }
  init(clamping n: Int) { self.init(min(max(n, 0), 100))! }
}
print(Percent(120) == nil, Percent(clamping: 120).value)  // expect: true 100
extension Percent: Equatable {}
class Base { required init(n: Int) { print("base", n) } }
class Derived: Base { let extra: Int; required init(n: Int) { extra = n * 2; super.init(n: n); print("derived", extra) } }
_ = Derived(n: 3)
// expect: base 3
// expect: derived 6
class Inherits: Animal { var age = 5 }
print(Inherits("i").age, Inherits(name: "n", legs: 0).legs)  // expect: 5 0
struct Defaults { var a = { 1 + 1 }(); let b: String }
print(Defaults(b: "b"))  // expect: Defaults(a: 2, b: "b")
