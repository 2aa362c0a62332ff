class Vehicle {
  var speed = 0
  let wheels: Int
  init(wheels: Int) { self.wheels = wheels }
  func describe() -> String { "\(wheels) wheels at \(speed)" }
  final func stop() { speed = 0 }
}
class Car: Vehicle {
  var gear: Int
  init(gear: Int = 1) {
    self.gear = gear
    super.init(wheels: 4)
    speed = gear * 10
  }
  override func describe() -> String { super.describe() + " in gear \(gear)" }
}
class Bike: Vehicle { convenience init() { self.init(wheels: 2) } }
let car = Car(gear: 3), same = car
same.speed += 5
print(car.describe(), car === same)  // expect: 4 wheels at 35 in gear 3 true
car.stop()
print(same.speed, Bike().wheels, Bike(wheels: 3).wheels)  // expect: 0 2 3
let fleet: [Vehicle] = [car, Bike()]
print(fleet.map { $0.describe() })  // expect: ["4 wheels at 0 in gear 3", "2 wheels at 0"]
print(type(of: fleet[1]), fleet[0] is Car, (fleet[1] as? Car) == nil)  // expect: Bike true true
class Stack<T> { var items: [T] = []; func push(_ t: T) { items.append(t) } }
class IntStack: Stack<Int> { var sum: Int { items.reduce(0, +) }; override func push(_ n: Int) { super.push(n * 2) } }
let s = IntStack()
s.push(1); s.push(2)
print(s.sum, s.items)  // expect: 6 [2, 4]
extension Vehicle: Equatable { static func == (a: Vehicle, b: Vehicle) -> Bool { a.wheels == b.wheels } }
print(Bike() == Bike(), Bike() === Bike(), fleet.contains(Bike()))  // expect: true false true
