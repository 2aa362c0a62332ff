struct Temperature {
  static let freezing = Temperature(celsius: 0)
  static var count = 0
  static func average(_ all: [Temperature]) -> Temperature {
    Self(celsius: all.map(\.celsius).reduce(0, +) / Double(all.count))
  }
  var celsius: Double
  init(celsius: Double) { self.celsius = celsius; Temperature.count += 1 }
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  func isHotter(than other: Self) -> Bool { celsius > other.celsius }
}
var t = Temperature(celsius: 100)
print(t.fahrenheit)  // expect: 212.0
t.fahrenheit = 50
print(t.celsius, t.isHotter(than: .freezing))  // expect: 10.0 true
print(Temperature.average([t, .freezing]).celsius, Temperature.count)  // expect: 5.0 3
let all: [Temperature] = [.freezing, .init(celsius: 7)]
print(all.map(\.fahrenheit))  // expect: [32.0, 44.6]
print(type(of: t), Temperature.self)  // expect: Temperature Temperature
