import Foundation
import ScriptMachine

/// `Decimal`, which counts in tenths and hundredths without loss.
enum Decimals: LibraryPart {
  static let declaration = #"""
    struct Decimal: SignedNumeric, Hashable, Comparable, Strideable, Codable, Sendable, ExpressibleByFloatLiteral, CustomStringConvertible {
      typealias Magnitude = Decimal
      typealias Stride = Decimal
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      enum RoundingMode: UInt { case plain, down, up, bankers }
      init() { self.init(0) }
      init(_ value: Int)
      init(_ value: UInt)
      init(_ value: Int64)
      init(_ value: Double)
      init<T: BinaryInteger>(_ value: T) { self.init(string: "\(value)")! }
      init?<T: BinaryInteger>(exactly source: T) { self.init(string: "\(source)") }
      init?(string: String, locale: Locale? = nil)
      init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
      init(integerLiteral value: Int) { self.init(value) }
      init(floatLiteral value: Double) { self.init(value) }
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(Double.self)
        self.init(text)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
      }
      static var pi: Decimal { get }
      static var nan: Decimal { get }
      static var greatestFiniteMagnitude: Decimal { get }
      var isNaN: Bool { get }
      var isZero: Bool { get }
      var isSignMinus: Bool { get }
      var exponent: Int { get }
      var significand: Decimal { get }
      var magnitude: Decimal { get }
      var description: String { get }
      func distance(to other: Decimal) -> Decimal { other - self }
      func advanced(by n: Decimal) -> Decimal { self + n }
      func hash(into hasher: inout Hasher)
      mutating func negate() { self = -self }
      static func == (lhs: Decimal, rhs: Decimal) -> Bool
      static func < (lhs: Decimal, rhs: Decimal) -> Bool
      static func + (lhs: Decimal, rhs: Decimal) -> Decimal
      static func - (lhs: Decimal, rhs: Decimal) -> Decimal
      static func * (lhs: Decimal, rhs: Decimal) -> Decimal
      static func / (lhs: Decimal, rhs: Decimal) -> Decimal
      static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
      static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
      static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
      static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
      prefix static func - (operand: Decimal) -> Decimal
    }
    func pow(_ x: Decimal, _ y: Int) -> Decimal
    func NSDecimalRound(_ result: UnsafeMutablePointer<Decimal>, _ number: UnsafePointer<Decimal>, _ scale: Int, _ roundingMode: Decimal.RoundingMode)
    """#

  static func register(in table: inout NativeTable) {
    table.function("Decimal.init(_: Int)") { (number: Int) in Decimal(number) }
    table.function("Decimal.init(_: UInt)") { (number: UInt) in Decimal(number) }
    table.function("Decimal.init(_: Int64)") { (number: Int64) in Decimal(number) }
    table.add("Decimal.init(_: Double)") { call in
      let number = try call.double(0)
      // Foundation stops the program for it.
      if number.isInfinite { throw call.machine.trap("`Decimal` can't be made of `\(number)`") }
      return Decimal(number).scriptValue(call.machine)
    }
    table.function("Decimal.init(string:locale:)") { (text: String, locale: Locale?) in
      Decimal(string: text, locale: locale)
    }
    table.function("Decimal.init(sign:exponent:significand:)") {
      (sign: Int, exponent: Int, significand: Decimal) in
      Decimal(
        sign: sign == 0 ? .plus : .minus,
        exponent: max(-128, min(exponent, 127)),
        significand: significand
      )
    }
    table.constant("Decimal.pi", Decimal.pi)
    table.constant("Decimal.nan", Decimal.nan)
    table.constant("Decimal.greatestFiniteMagnitude", Decimal.greatestFiniteMagnitude)
    table.function("Decimal.isNaN") { (number: Decimal) in number.isNaN }
    table.function("Decimal.isZero") { (number: Decimal) in number.isZero }
    table.function("Decimal.isSignMinus") { (number: Decimal) in number.isSignMinus }
    table.function("Decimal.exponent") { (number: Decimal) in number.exponent }
    table.function("Decimal.significand") { (number: Decimal) in number.significand }
    table.function("Decimal.magnitude") { (number: Decimal) in number.magnitude }
    registerArithmetic(in: &table)
    table.describable("Decimal", Decimal.self)
    table.comparable("Decimal", Decimal.self)
    table.hashable("Decimal", Decimal.self)
  }

  private static func registerArithmetic(in table: inout NativeTable) {
    let operations: [(String, (Decimal, Decimal) -> Decimal)] = [
      ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 }), ("/", { $0 / $1 }),
    ]
    for (name, operation) in operations {
      table.staticFunction("Decimal.\(name)(_:_:)", operation)
    }
    table.staticFunction("Decimal.-(_:)") { (number: Decimal) in -number }
    table.add("pow(_: Decimal, _: Int)") { call in
      let exponent = try call.int(1)
      guard (0...10_000).contains(exponent) else {
        throw call.machine.trap("the exponent of a `Decimal` is a whole number from 0 on")
      }
      return pow(try Decimal.make(from: call[0], call.machine), exponent).scriptValue(call.machine)
    }
    table.add("NSDecimalRound(_:_:_:_:)") { call in
      let result = try call.memory(0)
      let number = try call.memory(1)
      var source = try Decimal.make(
        from: number.memory.values[try number.memory.checked(number.offset, call.machine)],
        call.machine
      )
      var rounded = Decimal()
      let mode = try Decimal.RoundingMode.make(from: call[3], call.machine)
      NSDecimalRound(&rounded, &source, max(-128, min(try call.int(2), 127)), mode)
      result.memory.values[try result.memory.checked(result.offset, call.machine)] =
        rounded.scriptValue(call.machine)
      return .void
    }
  }
}

extension Decimal: ScriptStruct {}

extension Decimal.RoundingMode: ScriptEnum {
  static let scriptCases: [Decimal.RoundingMode] = [.plain, .down, .up, .bankers]
}
