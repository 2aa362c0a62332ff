enum Planet: Double, CaseIterable { case mercury = 0.4, earth = 1.0, mars = 1.5
  var isFar: Bool { rawValue > 1 }
  static var farthest: Planet { allCases.max { $0.rawValue < $1.rawValue }! } }
print(Planet.allCases.map(\.isFar), Planet.farthest, Planet(rawValue: 1.0)!, Planet.allCases.map(\.rawValue).reduce(0, +))
// expect: [false, false, true] mars earth 2.9
