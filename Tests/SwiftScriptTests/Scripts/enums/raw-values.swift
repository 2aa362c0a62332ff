enum Planet: Int { case mercury = 1, venus, earth, mars }
print(Planet.earth.rawValue, Planet(rawValue: 4)!, Planet(rawValue: 9) as Any)
// expect: 3 mars nil
enum Suit: String, CaseIterable { case hearts, spades = "♠", clubs }
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "♠") == .spades)
// expect: hearts ♠ true
print(Suit.allCases, Suit.allCases.count, Suit.allCases.map { $0.rawValue })
// expect: [main.Suit.hearts, main.Suit.spades, main.Suit.clubs] 3 ["hearts", "♠", "clubs"]
enum Level: Int, Comparable {
  case low = 10, mid = 20, high = 30
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
print(Level.low < .high, [Level.high, .low, .mid].sorted(), Level.mid > Level.high)
// expect: true [main.Level.low, main.Level.mid, main.Level.high] false
enum Letter: Character { case a = "A", b = "B" }
print(Letter.a.rawValue, Letter(rawValue: "B")!)  // expect: A b
enum Ratio: Double { case half = 0.5, full = 1 }
print(Ratio.full.rawValue, Ratio(rawValue: 0.5)!)  // expect: 1.0 half
if let planet = Planet(rawValue: 2) { print("found \(planet)") }  // expect: found venus
print(Planet.mars, "\(Suit.clubs)", [Planet.venus: 1])
// expect: mars clubs [main.Planet.venus: 1]
