enum Level: Int { case low = 1, high; static let usual = Level.low }
struct Colour: Equatable {
  var r = 0, g = 0
  static let red = Colour(r: 255)
  static func grey(_ n: Int) -> Colour { Colour(r: n, g: n) }
  var bright: Colour { Colour(r: min(255, r * 2), g: min(255, g * 2)) }
  static var maybe: Colour? { nil }
}
let level: Level = .high
let colour: Colour = .grey(3).bright
print(level, colour)  // expect: high Colour(r: 6, g: 6)
func paint(_ c: Colour, _ l: Level = .usual) -> String { "\(c.r) \(l)" }
print(paint(.red), paint(.init(r: 1), .high))  // expect: 255 low 1 high
print(colour == .red, level == .high, [Level.low, .high].count)  // expect: false true 2
let levels: [Level] = [.low, .high], table: [String: Colour] = ["a": .red]
print(levels.map(\.rawValue), table["a"]!.r)  // expect: [1, 2] 255
let maybe: Level? = .low
let none: Level? = .none
print(maybe!, none as Any, maybe == .low)  // expect: low nil true
switch level { case .low: print("l"); case .high: print("h") }  // expect: h
let chosen: Level = level == .low ? .high : .low
print(chosen)  // expect: low
func make() -> Colour { .grey(1) }
let closure: () -> Level = { .usual }
print(make().g, closure())  // expect: 1 low
let n: Int = .max, s: String = .init(repeating: "z", count: 2)
print(n == Int.max, s)  // expect: true zz
protocol Style {}
struct Plain: Style { let name = "plain" }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
func apply<S: Style>(_ s: S) -> String { "\(S.self)" }
print(apply(.plain))  // expect: Plain
