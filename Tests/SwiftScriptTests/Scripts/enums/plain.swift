enum Direction { case north, south, east, west }
var heading = Direction.north
print(heading)  // expect: north
heading = .west
print(heading, heading == .west, heading != Direction.east)  // expect: west true true
switch heading {
case .north: print("up")
case .south, .east: print("elsewhere")
case .west: print("left")  // expect: left
}
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth }
print(Planet.earth.rawValue, Planet(rawValue: 2) as Any, Planet(rawValue: 9) == nil)
// expect: 3 Optional(main.Planet.venus) true
print(Planet.allCases, Planet.allCases.count)
// expect: [main.Planet.mercury, main.Planet.venus, main.Planet.earth] 3
enum Suit: String { case hearts, spades = "S" }
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "S")!)  // expect: hearts S spades
enum Level: Double { case low = 0.5, high = 2 }
print(Level.high.rawValue + Level.low.rawValue)  // expect: 2.5
print(Set([Direction.north, .north]).count, [Direction.east: 1][.east]!)  // expect: 1 1
func turn(_ d: Direction) -> Direction { d == .north ? .east : .north }
print(turn(.north), turn(.south))  // expect: east north
let list: [Direction] = [.north, .south]
print(list, list.contains(.south), list.firstIndex(of: .south)!)
// expect: [main.Direction.north, main.Direction.south] true 1
