import ScriptMachine
import ScriptTypes

/// The integer types, which Swift's own implement.
enum IntegerNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    register(Int.self, in: &table)
    register(Int8.self, in: &table)
    register(Int16.self, in: &table)
    register(Int32.self, in: &table)
    register(Int64.self, in: &table)
    register(UInt.self, in: &table)
    register(UInt8.self, in: &table)
    register(UInt16.self, in: &table)
    register(UInt32.self, in: &table)
    register(UInt64.self, in: &table)
    register(Int128.self, in: &table)
    register(UInt128.self, in: &table)
    // Of all integers only these multiply with an operator of their own that wraps around.
    table.add("Int128.&*(_:_:)") { call in
      .integer(try call.integer(1) &* call.integer(2) as Int128)
    }
    registerMixedIntegers(in: &table)
  }

  private static func register<Number: FixedWidthInteger>(
    _ type: Number.Type,
    in table: inout NativeTable
  ) {
    registerArithmetic(type, in: &table)
    registerBits(type, in: &table)
    registerConversions(type, in: &table)
  }

  private static func registerArithmetic<Number: FixedWidthInteger>(
    _ type: Number.Type,
    in table: inout NativeTable
  ) {
    typealias Reporting = (Number, Number) -> (partialValue: Number, overflow: Bool)
    func checked(_ name: String, _ operation: @escaping Reporting) {
      func result(_ call: Call, _ left: Number, _ right: Number) throws -> Value {
        if name == "/" || name == "%", right == 0 {
          throw call.machine.trap(
            "Division by zero" + (name == "%" ? " in remainder operation" : "")
          )
        }
        let (value, overflow) = operation(left, right)
        if overflow {
          throw call.machine.arithmeticOverflow("\(left) \(name) \(right)", in: type)
        }
        return .integer(value)
      }
      table.add("\(type).\(name)(_:_:)") { call in
        try result(call, call.integer(1), call.integer(2))
      }
      table.add("\(type).\(name)=(_:_:)") { call in
        let variable = call.inOut(1)
        let left = try variable.pointee.integer(call.machine) as Number
        variable.pointee = try result(call, left, call.integer(2))
        return .void
      }
    }
    checked("+") { $0.addingReportingOverflow($1) }
    checked("-") { $0.subtractingReportingOverflow($1) }
    checked("*") { $0.multipliedReportingOverflow(by: $1) }
    checked("/") { $0.dividedReportingOverflow(by: $1) }
    checked("%") { $0.remainderReportingOverflow(dividingBy: $1) }
    checked("&") { ($0 & $1, false) }
    checked("|") { ($0 | $1, false) }
    checked("^") { ($0 ^ $1, false) }

    func reporting(_ name: String, _ operation: @escaping Reporting) {
      table.add("\(type).\(name)") { call in
        let (value, overflow) = operation(try call.integer(0), try call.integer(1))
        return .tuple(.integer(value), .bool(overflow))
      }
    }
    reporting("addingReportingOverflow(_:)") { $0.addingReportingOverflow($1) }
    reporting("subtractingReportingOverflow(_:)") { $0.subtractingReportingOverflow($1) }
    reporting("multipliedReportingOverflow(by:)") { $0.multipliedReportingOverflow(by: $1) }
    reporting("dividedReportingOverflow(by:)") { $0.dividedReportingOverflow(by: $1) }
    reporting("remainderReportingOverflow(dividingBy:)") {
      $0.remainderReportingOverflow(dividingBy: $1)
    }
    table.add("\(type).multipliedFullWidth(by:)") { call in
      let (high, low) = try (call.integer(0) as Number).multipliedFullWidth(by: call.integer(1))
      return .tuple(.integer(high), .integer(low))
    }
    if Number.isSigned {
      table.add("\(type).-(_:)") { call in
        let operand: Number = try call.integer(1)
        let (value, overflow) = (0 as Number).subtractingReportingOverflow(operand)
        if overflow { throw call.machine.arithmeticOverflow("-(\(operand))", in: type) }
        return .integer(value)
      }
    }
    func comparison(_ name: String, _ operation: @escaping (Number, Number) -> Bool) {
      table.add("\(type).\(name)(_:_:)") { call in
        .bool(operation(try call.integer(1), try call.integer(2)))
      }
    }
    comparison("==", ==)
    comparison("!=", !=)
    comparison("<", <)
    comparison("<=", <=)
    comparison(">", >)
    comparison(">=", >=)
  }

  private static func registerBits<Number: FixedWidthInteger>(
    _ type: Number.Type,
    in table: inout NativeTable
  ) {
    table.add("\(type).~(_:)") { call in .integer(~(try call.integer(1) as Number)) }
    table.add("\(type).max") { _ in .integer(Number.max) }
    table.add("\(type).min") { _ in .integer(Number.min) }
    table.add("\(type).zero") { _ in .integer(0 as Number) }
    table.add("\(type).bitWidth") { _ in .int(Number.bitWidth) }
    func property(_ name: String, _ value: @escaping (Number) -> Value) {
      table.add("\(type).\(name)") { call in value(try call.integer(0)) }
    }
    property("nonzeroBitCount") { .int($0.nonzeroBitCount) }
    property("leadingZeroBitCount") { .int($0.leadingZeroBitCount) }
    property("trailingZeroBitCount") { .int($0.trailingZeroBitCount) }
    property("byteSwapped") { .integer($0.byteSwapped) }
    property("magnitude") { .integer($0.magnitude) }
    property("description") { .string($0.description) }
    table.add("\(type).hash(into:)") { call in
      let number: Number = try call.integer(0)
      let hasher = try call.hasher(1)
      hasher.combine(Int(truncatingIfNeeded: number))
      if Number.bitWidth > 64 { hasher.combine(Int(truncatingIfNeeded: number >> 64)) }
      return .void
    }
    table.add("\(type).distance(to:)") { call in
      let (from, to): (Number, Number) = (try call.integer(0), try call.integer(1))
      let distance = WholeNumber(to).adding(WholeNumber(from).negated)
      guard let distance: Int = distance?.exactly() else {
        throw call.machine.trap("Distance is not representable in Int")
      }
      return .int(distance)
    }
    table.add("\(type).advanced(by:)") { call in
      let (from, offset): (Number, Int) = (try call.integer(0), try call.int(1))
      let (value, overflow) =
        if Number.isSigned {
          from.addingReportingOverflow(Number(truncatingIfNeeded: offset))
        } else if offset < 0 {
          from.subtractingReportingOverflow(Number(truncatingIfNeeded: offset.magnitude))
        } else {
          from.addingReportingOverflow(Number(truncatingIfNeeded: offset))
        }
      guard !overflow, Number(exactly: offset.magnitude) != nil || offset == Int(Number.min) else {
        throw call.machine.arithmeticOverflow("\(from) + \(offset)", in: type)
      }
      return .integer(value)
    }
  }

  private static func registerConversions<Number: FixedWidthInteger>(
    _ type: Number.Type,
    in table: inout NativeTable
  ) {
    table.add("\(type).init(_: T)") { call in
      switch call[0] {
      case .double(let number): return .integer(try truncated(number, to: type, call))
      default:
        let whole = try call.whole(0, call.type(0))
        if let number: Number = whole.exactly() { return .integer(number) }
        throw call.machine.trap(
          whole.isNegative && !Number.isSigned
            ? "Negative value is not representable"
            : "Not enough bits to represent the passed value",
          hint: "`\(type)` goes from \(Number.min) to \(Number.max)"
        )
      }
    }
    table.add("\(type).init(exactly:)") { call in
      switch call[0] {
      case .double(let number): .integer(Number(exactly: number))
      default: .integer(try call.whole(0, call.type(0)).exactly(Number.self))
      }
    }
    table.add("\(type).init(truncatingIfNeeded:)") { call in
      .integer(Number(truncatingIfNeeded: try call.whole(0, call.type(0)).bits))
    }
    table.add("\(type).init(clamping:)") { call in
      .integer(try call.whole(0, call.type(0)).clamped(to: Number.self))
    }
    table.add("\(type).init(bitPattern:)") { call in
      .integer(try call.integer(0) as Number)
    }
    table.add("\(type).init(integerLiteral:)") { call in call[0] }
    table.add("\(type).init(_: String)") { call in .integer(Number(try call.string(0))) }
    table.add("\(type).init(_: S)") { call in .integer(Number(try call.string(0))) }
  }

  /// What integers of two types do, and what all integer types share.
  private static func registerMixedIntegers(in table: inout NativeTable) {
    func comparison(_ name: String, _ operation: @escaping (WholeNumber, WholeNumber) -> Bool) {
      table.add("BinaryInteger.\(name)(_:_:)") { call in
        .bool(operation(try call.whole(1, call.type(0)), try call.whole(2, call.type(1))))
      }
    }
    comparison("==", ==)
    comparison("!=", !=)
    comparison("<", <)
    comparison("<=", <=)
    comparison(">", >)
    comparison(">=", >=)
    table.add("BinaryInteger.<<(_:_:)") { call in try shifted(call, isLeft: true) }
    table.add("BinaryInteger.>>(_:_:)") { call in try shifted(call, isLeft: false) }
    table.add("FixedWidthInteger.&<<(_:_:)") { call in try maskedShift(call, isLeft: true) }
    table.add("FixedWidthInteger.&>>(_:_:)") { call in try maskedShift(call, isLeft: false) }
    table.add("BinaryInteger.init(exactly:)") { call in
      let kind = call.type(0).integerKind
      guard let whole = WholeNumber(exactly: try call.double(0)), kind.contains(whole) else {
        return .nil
      }
      return kind.value(bits: whole.bits)
    }
    table.add("FixedWidthInteger.init(_:radix:)") { call in
      let kind = call.type(0).integerKind
      let radix = try call.int(1)
      guard (2...36).contains(radix) else {
        throw call.machine.trap("Radix must be between 2 and 36")
      }
      guard let whole = WholeNumber(try call.text(0), radix: radix), kind.contains(whole) else {
        return .nil
      }
      return kind.value(bits: whole.bits)
    }
  }

  private static func shifted(_ call: Call, isLeft: Bool) throws -> Value {
    let kind = call.type(0).integerKind
    let bits = try call.whole(1, call.type(0)).bits
    let count = try call.whole(2, call.type(1))
    let places = Int(clamping: count.magnitude)
    return isLeft != count.isNegative
      ? kind.value(bits: places >= kind.bits ? 0 : bits << UInt128(places))
      : kind.value(bits, shiftedRight: places)
  }

  private static func maskedShift(_ call: Call, isLeft: Bool) throws -> Value {
    let kind = call.type(0).integerKind
    let bits = try call.whole(1, call.type(0)).bits
    let places = try Int(truncatingIfNeeded: call.whole(2, call.type(0)).bits) & (kind.bits - 1)
    return isLeft
      ? kind.value(bits: bits << UInt128(places)) : kind.value(bits, shiftedRight: places)
  }
}

/// What an integer type can hold.
struct IntegerKind {
  let bits: Int
  let isSigned: Bool

  func contains(_ number: WholeNumber) -> Bool {
    guard isSigned else {
      return !number.isNegative && number.magnitude <= UInt128.max >> UInt128(128 - bits)
    }
    let limit = UInt128(1) << UInt128(bits - 1)
    return number.isNegative ? number.magnitude <= limit : number.magnitude < limit
  }

  /// The value of the lowest bits.
  func value(bits number: UInt128) -> Value {
    if bits > 64 { return .wide(number) }
    let shift = 64 - bits
    let word = Int(truncatingIfNeeded: number) << shift
    return .int(isSigned ? word >> shift : Int(bitPattern: UInt(bitPattern: word) >> UInt(shift)))
  }

  /// - Parameter number: A number of this kind in two's complement.
  func value(_ number: UInt128, shiftedRight places: Int) -> Value {
    value(
      bits: isSigned
        ? UInt128(bitPattern: Int128(bitPattern: number) >> Int128(min(places, 127)))
        : number >> UInt128(min(places, 128))
    )
  }
}

extension TypeMetadata {
  /// - Precondition: It is one of the library's integer types, or taken for `Int`.
  var integerKind: IntegerKind {
    let name = symbol?.name ?? "Int"
    return IntegerKind(
      bits: Int(name.drop { !$0.isNumber }) ?? 64,
      isSigned: !name.hasPrefix("U")
    )
  }
}

extension Call {
  func integer<Number: FixedWidthInteger>(_ position: Int) throws -> Number {
    try self[position].integer(machine)
  }

  /// An integer of any type as a number that holds all of them.
  func whole(_ position: Int, _ type: TypeMetadata) throws -> WholeNumber {
    try self[position].whole(machine, type)
  }

  func hasher(_ position: Int) throws -> HasherState {
    try inOut(position).pointee.native(machine, as: HasherState.self)
  }
}

/// A floating-point number without its fraction.
private func truncated<Number: FixedWidthInteger>(
  _ number: Double,
  to type: Number.Type,
  _ call: Call
) throws -> Number {
  let source = call.type(0).symbol?.name ?? "Double"
  let problem: String
  if !number.isFinite {
    problem = "it is either infinite or NaN"
  } else if let whole = Number(exactly: number.rounded(.towardZero)) {
    return whole
  } else {
    problem =
      "the result would be "
      + (number < 0 ? "less than \(type).min" : "greater than \(type).max")
  }
  throw call.machine.trap("\(source) value cannot be converted to \(type) because \(problem)")
}
