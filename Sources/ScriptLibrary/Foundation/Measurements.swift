/// `Measurement` and the units of Foundation, with their factors there.
enum Measurements: LibraryPart {
  static let declaration = #"""
    open class UnitConverter: NSObject {
      override init() { super.init() }
      open func baseUnitValue(fromValue value: Double) -> Double { value }
      open func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
    }
    open class UnitConverterLinear: UnitConverter {
      let coefficient: Double
      let constant: Double
      init(coefficient: Double, constant: Double) {
        self.coefficient = coefficient
        self.constant = constant
      }
      convenience init(coefficient: Double) { self.init(coefficient: coefficient, constant: 0) }
      override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
      override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { (baseUnitValue - constant) / coefficient }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UnitConverterLinear else { return false }
        return coefficient == other.coefficient && constant == other.constant
      }
    }
    open class Unit: NSObject {
      let symbol: String
      required init(symbol: String) { self.symbol = symbol }
      override func isEqual(_ object: Any?) -> Bool { (object as? Unit)?.symbol == symbol }
      override var hash: Int { symbol.hashValue }
    }
    open class Dimension: Unit {
      let converter: UnitConverter
      init(symbol: String, converter: UnitConverter) {
        self.converter = converter
        super.init(symbol: symbol)
      }
      required init(symbol: String) {
        converter = UnitConverterLinear(coefficient: 1)
        super.init(symbol: symbol)
      }
      internal convenience init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) {
        self.init(symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
      }
      open class func baseUnit() -> Self { fatalError("a dimension overrides baseUnit() with its own unit") }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Dimension else { return false }
        return symbol == other.symbol && converter == other.converter
      }
    }
    struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible {
      let unit: UnitType
      var value: Double
      init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
      }
      private var baseValue: Double? { (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) }
      var description: String { "\(value) \(unit.symbol)" }
      var debugDescription: String { description }
      func hash(into hasher: inout Hasher) {
        if let baseValue { return hasher.combine(baseValue) }
        hasher.combine(value)
        hasher.combine(unit)
      }
      static func == (lhs: Measurement, rhs: Measurement) -> Bool {
        if lhs.unit == rhs.unit { return lhs.value == rhs.value }
        guard let left = lhs.baseValue, let right = rhs.baseValue else { return false }
        return left == right
      }
      static func < (lhs: Measurement, rhs: Measurement) -> Bool {
        if lhs.unit == rhs.unit { return lhs.value < rhs.value }
        guard let left = lhs.baseValue, let right = rhs.baseValue else {
          fatalError("Attempt to compare measurements with non-equal dimensions")
        }
        return left < right
      }
      static func + (lhs: Measurement, rhs: Measurement) -> Measurement {
        guard lhs.unit == rhs.unit else { fatalError("Attempt to add measurements with non-equal units") }
        return Measurement(value: lhs.value + rhs.value, unit: lhs.unit)
      }
      static func - (lhs: Measurement, rhs: Measurement) -> Measurement {
        guard lhs.unit == rhs.unit else { fatalError("Attempt to subtract measurements with non-equal units") }
        return Measurement(value: lhs.value - rhs.value, unit: lhs.unit)
      }
      static func * (lhs: Measurement, rhs: Double) -> Measurement { Measurement(value: lhs.value * rhs, unit: lhs.unit) }
      static func * (lhs: Double, rhs: Measurement) -> Measurement { Measurement(value: lhs * rhs.value, unit: rhs.unit) }
      static func / (lhs: Measurement, rhs: Double) -> Measurement { Measurement(value: lhs.value / rhs, unit: lhs.unit) }
      static func / (lhs: Double, rhs: Measurement) -> Measurement { Measurement(value: lhs / rhs.value, unit: rhs.unit) }
    }
    extension Measurement where UnitType: Dimension {
      func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
        if unit == otherUnit { return Measurement(value: value, unit: otherUnit) }
        let base = unit.converter.baseUnitValue(fromValue: value)
        if otherUnit == type(of: unit).baseUnit() { return Measurement(value: base, unit: otherUnit) }
        return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: base), unit: otherUnit)
      }
      mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
      static func + (lhs: Measurement, rhs: Measurement) -> Measurement {
        if lhs.unit == rhs.unit { return Measurement(value: lhs.value + rhs.value, unit: lhs.unit) }
        let unit = type(of: lhs.unit).baseUnit()
        return Measurement(value: lhs.converted(to: unit).value + rhs.converted(to: unit).value, unit: unit)
      }
      static func - (lhs: Measurement, rhs: Measurement) -> Measurement {
        if lhs.unit == rhs.unit { return Measurement(value: lhs.value - rhs.value, unit: lhs.unit) }
        let unit = type(of: lhs.unit).baseUnit()
        return Measurement(value: lhs.converted(to: unit).value - rhs.converted(to: unit).value, unit: unit)
      }
    }
    final class UnitLength: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitLength { meters }
      class var megameters: UnitLength { UnitLength("Mm", 1000000.0) }
      class var kilometers: UnitLength { UnitLength("km", 1000) }
      class var hectometers: UnitLength { UnitLength("hm", 100) }
      class var decameters: UnitLength { UnitLength("dam", 10) }
      class var meters: UnitLength { UnitLength("m", 1) }
      class var decimeters: UnitLength { UnitLength("dm", 0.1) }
      class var centimeters: UnitLength { UnitLength("cm", 0.01) }
      class var millimeters: UnitLength { UnitLength("mm", 0.001) }
      class var micrometers: UnitLength { UnitLength("µm", 1e-06) }
      class var nanometers: UnitLength { UnitLength("nm", 1e-09) }
      class var picometers: UnitLength { UnitLength("pm", 1e-12) }
      class var inches: UnitLength { UnitLength("in", 0.0254) }
      class var feet: UnitLength { UnitLength("ft", 0.3048) }
      class var yards: UnitLength { UnitLength("yd", 0.9144) }
      class var miles: UnitLength { UnitLength("mi", 1609.34) }
      class var scandinavianMiles: UnitLength { UnitLength("smi", 10000) }
      class var lightyears: UnitLength { UnitLength("ly", 9461000000000000.0) }
      class var nauticalMiles: UnitLength { UnitLength("NM", 1852) }
      class var fathoms: UnitLength { UnitLength("ftm", 1.8288) }
      class var furlongs: UnitLength { UnitLength("fur", 201.168) }
      class var astronomicalUnits: UnitLength { UnitLength("ua", 149600000000.0) }
      class var parsecs: UnitLength { UnitLength("pc", 3.086e16) }
    }
    final class UnitMass: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitMass { kilograms }
      class var kilograms: UnitMass { UnitMass("kg", 1) }
      class var grams: UnitMass { UnitMass("g", 0.001) }
      class var decigrams: UnitMass { UnitMass("dg", 0.0001) }
      class var centigrams: UnitMass { UnitMass("cg", 1e-05) }
      class var milligrams: UnitMass { UnitMass("mg", 1e-06) }
      class var micrograms: UnitMass { UnitMass("µg", 1e-09) }
      class var nanograms: UnitMass { UnitMass("ng", 1e-12) }
      class var picograms: UnitMass { UnitMass("pg", 1e-15) }
      class var ounces: UnitMass { UnitMass("oz", 0.0283495) }
      class var pounds: UnitMass { UnitMass("lb", 0.453592) }
      class var stones: UnitMass { UnitMass("st", 0.157473) }
      class var metricTons: UnitMass { UnitMass("t", 1000) }
      class var shortTons: UnitMass { UnitMass("ton", 907.185) }
      class var carats: UnitMass { UnitMass("ct", 0.0002) }
      class var ouncesTroy: UnitMass { UnitMass("oz t", 0.03110348) }
      class var slugs: UnitMass { UnitMass("slug", 14.5939) }
    }
    final class UnitDuration: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitDuration { seconds }
      class var seconds: UnitDuration { UnitDuration("s", 1) }
      class var minutes: UnitDuration { UnitDuration("m", 60) }
      class var hours: UnitDuration { UnitDuration("h", 3600) }
    }
    final class UnitSpeed: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitSpeed { metersPerSecond }
      class var metersPerSecond: UnitSpeed { UnitSpeed("m/s", 1) }
      class var kilometersPerHour: UnitSpeed { UnitSpeed("km/h", 0.277778) }
      class var milesPerHour: UnitSpeed { UnitSpeed("mph", 0.44704) }
      class var knots: UnitSpeed { UnitSpeed("kn", 0.514444) }
    }
    final class UnitAngle: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitAngle { degrees }
      class var degrees: UnitAngle { UnitAngle("°", 1) }
      class var arcMinutes: UnitAngle { UnitAngle("ʹ", 0.016666666666666666) }
      class var arcSeconds: UnitAngle { UnitAngle("ʹʹ", 0.0002777777777777778) }
      class var radians: UnitAngle { UnitAngle("rad", 57.29577951308232) }
      class var gradians: UnitAngle { UnitAngle("grad", 0.9) }
      class var revolutions: UnitAngle { UnitAngle("rev", 360) }
    }
    final class UnitArea: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitArea { squareMeters }
      class var squareMegameters: UnitArea { UnitArea("Mm²", 1000000000000.0) }
      class var squareKilometers: UnitArea { UnitArea("km²", 1000000.0) }
      class var squareMeters: UnitArea { UnitArea("m²", 1) }
      class var squareCentimeters: UnitArea { UnitArea("cm²", 0.0001) }
      class var squareMillimeters: UnitArea { UnitArea("mm²", 1e-06) }
      class var squareMicrometers: UnitArea { UnitArea("µm²", 1e-12) }
      class var squareNanometers: UnitArea { UnitArea("nm²", 1e-18) }
      class var squareInches: UnitArea { UnitArea("in²", 0.00064516) }
      class var squareFeet: UnitArea { UnitArea("ft²", 0.092903) }
      class var squareYards: UnitArea { UnitArea("yd²", 0.836127) }
      class var squareMiles: UnitArea { UnitArea("mi²", 2590000.0) }
      class var acres: UnitArea { UnitArea("ac", 4046.86) }
      class var ares: UnitArea { UnitArea("a", 100) }
      class var hectares: UnitArea { UnitArea("ha", 10000) }
    }
    final class UnitVolume: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitVolume { liters }
      class var megaliters: UnitVolume { UnitVolume("ML", 1000000.0) }
      class var kiloliters: UnitVolume { UnitVolume("kL", 1000) }
      class var liters: UnitVolume { UnitVolume("L", 1) }
      class var deciliters: UnitVolume { UnitVolume("dl", 0.1) }
      class var centiliters: UnitVolume { UnitVolume("cL", 0.01) }
      class var milliliters: UnitVolume { UnitVolume("mL", 0.001) }
      class var cubicKilometers: UnitVolume { UnitVolume("km³", 1000000000000.0) }
      class var cubicMeters: UnitVolume { UnitVolume("m³", 1000) }
      class var cubicDecimeters: UnitVolume { UnitVolume("dm³", 1) }
      class var cubicCentimeters: UnitVolume { UnitVolume("cm³", 0.001) }
      class var cubicMillimeters: UnitVolume { UnitVolume("mm³", 1e-06) }
      class var cubicInches: UnitVolume { UnitVolume("in³", 0.0163871) }
      class var cubicFeet: UnitVolume { UnitVolume("ft³", 28.3168) }
      class var cubicYards: UnitVolume { UnitVolume("yd³", 764.555) }
      class var cubicMiles: UnitVolume { UnitVolume("mi³", 4168000000000.0) }
      class var acreFeet: UnitVolume { UnitVolume("af", 1233000.0) }
      class var bushels: UnitVolume { UnitVolume("bsh", 35.2391) }
      class var teaspoons: UnitVolume { UnitVolume("tsp", 0.00492892) }
      class var tablespoons: UnitVolume { UnitVolume("tbsp", 0.0147868) }
      class var fluidOunces: UnitVolume { UnitVolume("fl oz", 0.0295735) }
      class var cups: UnitVolume { UnitVolume("cup", 0.24) }
      class var pints: UnitVolume { UnitVolume("pt", 0.473176) }
      class var quarts: UnitVolume { UnitVolume("qt", 0.946353) }
      class var gallons: UnitVolume { UnitVolume("gal", 3.78541) }
      class var imperialTeaspoons: UnitVolume { UnitVolume("tsp Imperial", 0.00591939) }
      class var imperialTablespoons: UnitVolume { UnitVolume("tbsp Imperial", 0.0177582) }
      class var imperialFluidOunces: UnitVolume { UnitVolume("fl oz Imperial", 0.0284131) }
      class var imperialPints: UnitVolume { UnitVolume("pt Imperial", 0.568261) }
      class var imperialQuarts: UnitVolume { UnitVolume("qt Imperial", 1.13652) }
      class var imperialGallons: UnitVolume { UnitVolume("gal Imperial", 4.54609) }
      class var metricCups: UnitVolume { UnitVolume("metric cup Imperial", 0.25) }
    }
    final class UnitPressure: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitPressure { newtonsPerMetersSquared }
      class var newtonsPerMetersSquared: UnitPressure { UnitPressure("N/m²", 1) }
      class var gigapascals: UnitPressure { UnitPressure("GPa", 1000000000.0) }
      class var megapascals: UnitPressure { UnitPressure("MPa", 1000000.0) }
      class var kilopascals: UnitPressure { UnitPressure("kPa", 1000) }
      class var hectopascals: UnitPressure { UnitPressure("hPa", 100) }
      class var inchesOfMercury: UnitPressure { UnitPressure("inHg", 3386.39) }
      class var bars: UnitPressure { UnitPressure("bar", 100000) }
      class var millibars: UnitPressure { UnitPressure("mbar", 100) }
      class var millimetersOfMercury: UnitPressure { UnitPressure("mmHg", 133.322) }
      class var poundsForcePerSquareInch: UnitPressure { UnitPressure("psi", 6894.76) }
    }
    final class UnitEnergy: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitEnergy { joules }
      class var kilojoules: UnitEnergy { UnitEnergy("kJ", 1000) }
      class var joules: UnitEnergy { UnitEnergy("J", 1) }
      class var kilocalories: UnitEnergy { UnitEnergy("kCal", 4184) }
      class var calories: UnitEnergy { UnitEnergy("cal", 4.184) }
      class var kilowattHours: UnitEnergy { UnitEnergy("kWh", 3600000.0) }
    }
    final class UnitPower: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitPower { watts }
      class var terawatts: UnitPower { UnitPower("TW", 1000000000000.0) }
      class var gigawatts: UnitPower { UnitPower("GW", 1000000000.0) }
      class var megawatts: UnitPower { UnitPower("MW", 1000000.0) }
      class var kilowatts: UnitPower { UnitPower("kW", 1000) }
      class var watts: UnitPower { UnitPower("W", 1) }
      class var milliwatts: UnitPower { UnitPower("mW", 0.001) }
      class var microwatts: UnitPower { UnitPower("µW", 1e-06) }
      class var nanowatts: UnitPower { UnitPower("nW", 1e-09) }
      class var picowatts: UnitPower { UnitPower("pW", 1e-12) }
      class var femtowatts: UnitPower { UnitPower("fW", 1e-15) }
      class var horsepower: UnitPower { UnitPower("hp", 745.7) }
    }
    final class UnitFrequency: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitFrequency { hertz }
      class var terahertz: UnitFrequency { UnitFrequency("THz", 1000000000000.0) }
      class var gigahertz: UnitFrequency { UnitFrequency("GHz", 1000000000.0) }
      class var megahertz: UnitFrequency { UnitFrequency("MHz", 1000000.0) }
      class var kilohertz: UnitFrequency { UnitFrequency("kHz", 1000) }
      class var hertz: UnitFrequency { UnitFrequency("Hz", 1) }
      class var millihertz: UnitFrequency { UnitFrequency("mHz", 0.001) }
      class var microhertz: UnitFrequency { UnitFrequency("µHz", 1e-06) }
      class var nanohertz: UnitFrequency { UnitFrequency("nHz", 1e-09) }
    }
    final class UnitAcceleration: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitAcceleration { metersPerSecondSquared }
      class var metersPerSecondSquared: UnitAcceleration { UnitAcceleration("m/s²", 1) }
      class var gravity: UnitAcceleration { UnitAcceleration("g", 9.81) }
    }
    final class UnitInformationStorage: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitInformationStorage { bits }
      class var bytes: UnitInformationStorage { UnitInformationStorage("B", 8) }
      class var bits: UnitInformationStorage { UnitInformationStorage("bit", 1) }
      class var nibbles: UnitInformationStorage { UnitInformationStorage("nibble", 4) }
      class var kilobytes: UnitInformationStorage { UnitInformationStorage("kB", 8000) }
      class var megabytes: UnitInformationStorage { UnitInformationStorage("MB", 8000000.0) }
      class var gigabytes: UnitInformationStorage { UnitInformationStorage("GB", 8000000000.0) }
      class var terabytes: UnitInformationStorage { UnitInformationStorage("TB", 8000000000000.0) }
      class var petabytes: UnitInformationStorage { UnitInformationStorage("PB", 8000000000000000.0) }
      class var kibibytes: UnitInformationStorage { UnitInformationStorage("KiB", 8192) }
      class var mebibytes: UnitInformationStorage { UnitInformationStorage("MiB", 8388608.0) }
      class var gibibytes: UnitInformationStorage { UnitInformationStorage("GiB", 8589934592.0) }
      class var tebibytes: UnitInformationStorage { UnitInformationStorage("TiB", 8796093022208.0) }
      class var pebibytes: UnitInformationStorage { UnitInformationStorage("PiB", 9007199254740992.0) }
      class var kilobits: UnitInformationStorage { UnitInformationStorage("kb", 1000) }
      class var megabits: UnitInformationStorage { UnitInformationStorage("Mb", 1000000.0) }
      class var gigabits: UnitInformationStorage { UnitInformationStorage("Gb", 1000000000.0) }
      class var terabits: UnitInformationStorage { UnitInformationStorage("Tb", 1000000000000.0) }
      class var kibibits: UnitInformationStorage { UnitInformationStorage("Kib", 1024) }
      class var mebibits: UnitInformationStorage { UnitInformationStorage("Mib", 1048576.0) }
      class var gibibits: UnitInformationStorage { UnitInformationStorage("Gib", 1073741824.0) }
      class var tebibits: UnitInformationStorage { UnitInformationStorage("Tib", 1099511627776.0) }
    }
    final class UnitTemperature: Dimension, @unchecked Sendable {
      override class func baseUnit() -> UnitTemperature { kelvin }
      class var kelvin: UnitTemperature { UnitTemperature("K", 1) }
      class var celsius: UnitTemperature { UnitTemperature("°C", 1, 273.15) }
      class var fahrenheit: UnitTemperature { UnitTemperature("°F", 0.55555555555556, 255.37222222222428) }
    }
    """#
}
