enum Temperature {
  case celsius(Double), kelvin(Double)
  init?(_ text: String) {
    guard let unit = text.last, let value = Double(text.dropLast()) else { return nil }
    switch unit { case "C": self = .celsius(value); case "K": self = .kelvin(value); default: return nil }
  }
  static let freezing = Temperature.celsius(0)
  var kelvin: Double { switch self { case .celsius(let c): return c + 273; case .kelvin(let k): return k } }
}
print(Temperature("20C")!.kelvin, Temperature("5K")!, Temperature("x") == nil, Temperature.freezing.kelvin)
// expect: 293.0 kelvin(5.0) true 273.0
