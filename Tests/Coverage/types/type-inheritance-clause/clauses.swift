class Vehicle { func name() -> String { "vehicle" } }
protocol Wheeled { var wheels: Int { get } }
protocol Motorised: Wheeled { var power: Int { get } }
class Car: Vehicle, Motorised, CustomStringConvertible {
  let wheels = 4, power = 90
  override func name() -> String { "car" }
  var description: String { "\(name()) with \(wheels)" }
}
print(Car())  // expect: car with 4
enum Suit: String, CaseIterable { case hearts, spades }
print(Suit.allCases.map(\.rawValue))  // expect: ["hearts", "spades"]
enum Code: Int, Comparable {
  case low = 1, high = 5
  static func < (a: Code, b: Code) -> Bool { a.rawValue < b.rawValue }
}
print(Code.low < .high, [Code.high, .low].min()!)  // expect: true low
struct Pair: Hashable, Comparable {
  let a: Int, b: Int
  static func < (x: Pair, y: Pair) -> Bool { (x.a, x.b) < (y.a, y.b) }
}
print(Pair(a: 1, b: 2) < Pair(a: 1, b: 3), Set([Pair(a: 1, b: 1), Pair(a: 1, b: 1)]).count)  // expect: true 1
protocol ForObjects: AnyObject { func touch() }
extension Car: ForObjects { func touch() { print("touched") } }
let toucher: any ForObjects = Car()
toucher.touch()  // expect: touched
print(Car() is Wheeled, (Vehicle() as Any) is Wheeled)  // expect: true false
