class Shape {
  var sides: Int
  required init(sides: Int) { self.sides = sides }
  convenience init?(name: String) {
    switch name {
    case "triangle": self.init(sides: 3)
    case "square": self.init(sides: 4)
    default: return nil
    }
  }
}
final class Special: Shape {
  var extra = "e"
  required init(sides: Int) { super.init(sides: sides * 10) }
}
print(Shape(name: "square")!.sides, Shape(name: "blob") == nil)  // expect: 4 true
print(Special(sides: 2).sides, Special(name: "triangle")!.sides)  // expect: 20 30
let type: Shape.Type = Special.self
print(type.init(sides: 1).sides)  // expect: 10
class WithDefaults { var a = 1; var b: String?; let c = [1, 2] }
let w = WithDefaults()
w.a += 1
w.b = "set"
print(w.a, w.b!, w.c)  // expect: 2 set [1, 2]
struct Failing {
  let n: Int
  init?(_ n: Int) { if n < 0 { return nil }; self.n = n }
}
print(Failing(-1)?.n as Any, Failing(2)?.n as Any)  // expect: nil Optional(2)
