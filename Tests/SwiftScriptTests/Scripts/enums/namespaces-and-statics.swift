enum Constants {
  static let answer = 42
  static var counter = 0
  static func bump() -> Int { counter += 1; return counter }
  enum Inner { static let name = "inner" }
}
print(Constants.answer, Constants.bump(), Constants.bump(), Constants.Inner.name)
// expect: 42 1 2 inner
enum Direction: String {
  case north, south
  static var all: [Direction] { [.north, .south] }
  var opposite: Direction { self == .north ? .south : .north }
}
print(Direction.all.map { $0.opposite.rawValue })  // expect: ["south", "north"]
func turn(_ d: Direction = .south) -> String { d.rawValue }
print(turn(), turn(.north), turn(Direction.south.opposite))  // expect: south north north
let map: [Direction: String] = [.north: "up", .south: "down"]
print(map[.north]!, map[.south] ?? "-")  // expect: up down
let optional: Direction? = .north
switch optional {
case .north?: print("north")  // expect: north
case .some(.south): print("south")
case nil: print("nothing")
}
switch optional {
case .some(let d): print(d)  // expect: north
case .none: print("none")
}
