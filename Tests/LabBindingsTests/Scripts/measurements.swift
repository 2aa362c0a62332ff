// A measurement keeps its unit, and is compared and added by what it measures.
import Foundation

let way = Measurement(value: 5, unit: UnitLength.kilometers)
print(way)  // expect: 5.0 km
let inMeters = way.converted(to: .meters)
print(inMeters, inMeters.unit.symbol)  // expect: 5000.0 m m
print(way == inMeters, way.hashValue == inMeters.hashValue)  // expect: true true
print(way > Measurement(value: 4999, unit: .meters))  // expect: true
print(type(of: way))  // expect: Measurement<UnitLength>

// Of one unit the sum has it, of two that of the dimension.
print(way + Measurement(value: 1, unit: .kilometers))  // expect: 6.0 km
print(way + Measurement(value: 500, unit: .meters))  // expect: 5500.0 m
print(way - Measurement(value: 500, unit: .meters))  // expect: 4500.0 m
print(way * 2, 2 * way, way / 4)  // expect: 10.0 km 10.0 km 1.25 km
print([way, Measurement(value: 1, unit: .miles)].max() ?? way)  // expect: 5.0 km
print((way...(way * 2)).contains(Measurement(value: 7000, unit: .meters)))  // expect: true

var warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
warmth.convert(to: .kelvin)
print(warmth)  // expect: 293.15 K
print(Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: .fahrenheit))  // expect: 67.99999999999571 °F
print(Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours))  // expect: 1.5 h
print(Measurement(value: 1.5, unit: UnitMass.kilograms).converted(to: .grams))  // expect: 1500.0 g
print(Measurement(value: 1, unit: UnitInformationStorage.kibibytes).converted(to: .bytes))  // expect: 1024.0 B
print(Measurement(value: 2, unit: UnitVolume.cups).converted(to: .milliliters))  // expect: 480.0 mL

final class UnitRate: Dimension, @unchecked Sendable {
  static let hertz = UnitRate(symbol: "Hz", converter: UnitConverterLinear(coefficient: 1))
  static let perMinute = UnitRate(symbol: "rpm", converter: UnitConverterLinear(coefficient: 1 / 60))
  override class func baseUnit() -> UnitRate { hertz }
}
print(Measurement(value: 120, unit: UnitRate.perMinute).converted(to: .hertz))  // expect: 2.0 Hz

extension UnitLength {
  static let smoots = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7))
}
print(Measurement(value: 10, unit: UnitLength.smoots) + Measurement(value: 1, unit: .meters))  // expect: 18.0 m

func total<Kind: Dimension>(_ parts: [Measurement<Kind>], in unit: Kind) -> Measurement<Kind> {
  parts.reduce(Measurement(value: 0, unit: unit)) { $0 + $1 }.converted(to: unit)
}
print(total([way, inMeters], in: .kilometers))  // expect: 10.0 km
