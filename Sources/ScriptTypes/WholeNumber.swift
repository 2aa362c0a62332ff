/// A whole number that any of the library's integer types may have: a sign, and up to 128 bits.
package struct WholeNumber: Sendable {
  package let isNegative: Bool
  package let magnitude: UInt128

  package init(isNegative: Bool, magnitude: UInt128) {
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  package init<Number: FixedWidthInteger>(_ number: Number) {
    self.init(isNegative: number < 0, magnitude: UInt128(number.magnitude))
  }

  /// - Parameter bits: The number in two's complement.
  package init(bits: UInt128, isSigned: Bool) {
    if isSigned { self.init(Int128(bitPattern: bits)) } else { self.init(bits) }
  }

  /// `nil` if a number has a fraction, is none, or is too large.
  package init?(exactly number: Double) {
    guard let magnitude = UInt128(exactly: number.magnitude) else { return nil }
    self.init(isNegative: number < 0, magnitude: magnitude)
  }

  /// `nil` if a text is no number, or one that is too large.
  package init?(_ text: some StringProtocol, radix: Int = 10) {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    // One sign is enough.
    guard !digits.hasPrefix("+"), !digits.hasPrefix("-"),
      let magnitude = UInt128(digits, radix: radix)
    else { return nil }
    self.init(isNegative: isNegative, magnitude: magnitude)
  }

  /// The number that a literal writes; `nil` if it is too large, or no number.
  package init?(literal text: String) {
    var digits = text.filter { $0 != "_" }[...]
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let radix =
      switch digits.prefix(2) {
      case "0x": 16
      case "0b": 2
      case "0o": 8
      default: 10
      }
    if radix != 10 { digits.removeFirst(2) }
    guard let magnitude = UInt128(digits, radix: radix) else { return nil }
    self.init(isNegative: isNegative, magnitude: magnitude)
  }

  /// The lowest bits of the number in two's complement.
  package var bits: UInt128 { isNegative ? 0 &- magnitude : magnitude }

  package var negated: WholeNumber { WholeNumber(isNegative: !isNegative, magnitude: magnitude) }

  /// The number in a type of numbers, if that has it.
  package func exactly<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    guard isNegative else { return Number(exactly: magnitude) }
    guard magnitude <= UInt128(Int128.max) + 1 else { return nil }
    return Number(exactly: Int128(bitPattern: bits))
  }

  /// The number of a type of numbers that is nearest to it.
  package func clamped<Number: FixedWidthInteger>(to type: Number.Type = Number.self) -> Number {
    exactly() ?? (isNegative ? .min : .max)
  }

  package func rounded<Number: BinaryFloatingPoint>(to type: Number.Type = Number.self) -> Number {
    isNegative ? -Number(magnitude) : Number(magnitude)
  }

  /// The number in a type of floating-point numbers, if that has it.
  package func exactly<Number: BinaryFloatingPoint>(_ type: Number.Type) -> Number? {
    Number(exactly: magnitude).map { isNegative ? -$0 : $0 }
  }

  package func text(radix: Int, uppercase: Bool = false) -> String {
    (isNegative ? "-" : "") + String(magnitude, radix: radix, uppercase: uppercase)
  }
}

extension WholeNumber: CustomStringConvertible {
  package var description: String { text(radix: 10) }
}

extension WholeNumber: Comparable {
  package static func < (left: WholeNumber, right: WholeNumber) -> Bool {
    switch (left.isNegative, right.isNegative) {
    case (false, false): left.magnitude < right.magnitude
    case (true, true): left.magnitude > right.magnitude
    case (let isLess, _): isLess
    }
  }
}

/// Calculations, `nil` where the result is too large.
extension WholeNumber {
  package func adding(_ other: WholeNumber) -> WholeNumber? {
    if isNegative == other.isNegative {
      let (sum, overflow) = magnitude.addingReportingOverflow(other.magnitude)
      return overflow ? nil : WholeNumber(isNegative: isNegative, magnitude: sum)
    }
    return magnitude < other.magnitude
      ? WholeNumber(isNegative: other.isNegative, magnitude: other.magnitude - magnitude)
      : WholeNumber(isNegative: isNegative, magnitude: magnitude - other.magnitude)
  }

  package func multiplied(by other: WholeNumber) -> WholeNumber? {
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: other.magnitude)
    return overflow
      ? nil : WholeNumber(isNegative: isNegative != other.isNegative, magnitude: product)
  }

  package func divided(by other: WholeNumber) -> WholeNumber? {
    guard other.magnitude != 0 else { return nil }
    return WholeNumber(
      isNegative: isNegative != other.isNegative,
      magnitude: magnitude / other.magnitude
    )
  }
}
