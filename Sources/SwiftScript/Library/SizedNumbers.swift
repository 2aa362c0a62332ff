/// The arithmetic of a numeric type whose values the host holds: `UInt8`, `Int32`, `Float` and their kind.
final class NumberOperations {
  /// A literal or another number as one of the type; `nil` if it doesn't fit.
  let exactly: (Value) -> Value?
  /// `a op b`; `nil` for operators that the type doesn't have.
  let combine: (Machine, String, Any, Any) throws -> Value?
  let isLess: (Any, Any) -> Bool
  let negated: (Any) -> Value?
  let inverted: (Any) -> Value?

  init(
    exactly: @escaping (Value) -> Value?,
    combine: @escaping (Machine, String, Any, Any) throws -> Value?,
    isLess: @escaping (Any, Any) -> Bool,
    negated: @escaping (Any) -> Value?,
    inverted: @escaping (Any) -> Value? = { _ in nil }
  ) {
    self.exactly = exactly
    self.combine = combine
    self.isLess = isLess
    self.negated = negated
    self.inverted = inverted
  }
}

extension Library {
  func declareSizedNumbers() {
    sized(Int8.self, "Int8")
    sized(Int16.self, "Int16")
    sized(Int32.self, "Int32")
    sized(Int64.self, "Int64")
    sized(UInt.self, "UInt")
    sized(UInt8.self, "UInt8")
    sized(UInt16.self, "UInt16")
    sized(UInt32.self, "UInt32")
    sized(UInt64.self, "UInt64")
    declareConversions(TypeBuilder(library: self, type: int), Int.self)
    declareFloats()
    declareDecimals()
  }

  private func sized<Number: FixedWidthInteger>(_: Number.Type, _ name: String) {
    let kind = Number.isSigned ? "SignedInteger" : "UnsignedInteger"
    type(name, conformingTo: [kind, "FixedWidthInteger", "Strideable"]) { type in
      func wrapped(_ number: Number) -> Value { wrap(number) }
      func number(_ value: Value) -> Number { value.payload() ?? 0 }
      type.type.numbers = NumberOperations(
        exactly: { value in Number(exactlyFrom: value).map(wrapped) },
        combine: { machine, name, a, b in
          guard let x = a as? Number, let y = b as? Number else { return nil }
          return try Self.combine(machine, name, x, y).map(wrapped)
        },
        isLess: { a, b in if let a = a as? Number, let b = b as? Number { a < b } else { false } },
        negated: { value in
          guard Number.isSigned, let value = value as? Number else { return nil }
          let (negative, overflow) = Number.zero.subtractingReportingOverflow(value)
          return overflow ? nil : wrapped(negative)
        },
        inverted: { value in (value as? Number).map { wrapped(~$0) } }
      )
      type.equality { a, b in (a as? Number) == (b as? Number) }
      type.convert { value in
        if case .int(let number) = value { Number(exactly: number).map(wrapped) } else { nil }
      }
      type.staticProperty("max: \(name)") { wrapped(.max) }
      type.staticProperty("min: \(name)") { wrapped(.min) }
      type.staticProperty("zero: \(name)") { wrapped(0) }
      type.staticProperty("bitWidth: Int") { .int(Number.bitWidth) }
      type.property("bitWidth: Int") { _ in .int(Number.bitWidth) }
      type.property("description: String") { .string(number($0).description) }
      type.property("nonzeroBitCount: Int") { .int(number($0).nonzeroBitCount) }
      type.property("leadingZeroBitCount: Int") { .int(number($0).leadingZeroBitCount) }
      type.property("trailingZeroBitCount: Int") { .int(number($0).trailingZeroBitCount) }
      type.property("byteSwapped: \(name)") { wrapped(number($0).byteSwapped) }
      type.property("bigEndian: \(name)") { wrapped(number($0).bigEndian) }
      type.property("littleEndian: \(name)") { wrapped(number($0).littleEndian) }
      type.property("magnitude: Any") { [unowned self] in wrap(number($0).magnitude) }
      type.method("signum() -> \(name)") { wrapped(number($0.receiver).signum()) }
      type.method("isMultiple(of other: \(name)) -> Bool") {
        .bool(number($0.receiver).isMultiple(of: number($0[0])))
      }
      type.method("quotientAndRemainder(dividingBy other: \(name)) -> Any") { call in
        guard number(call[0]) != 0 else { throw call.trap("division by zero") }
        guard !number(call.receiver).dividedReportingOverflow(by: number(call[0])).overflow else {
          throw call.trap("the quotient doesn't fit into `\(name)`")
        }
        let both = number(call.receiver).quotientAndRemainder(dividingBy: number(call[0]))
        return .labelledTuple([
          ("quotient", wrapped(both.quotient)), ("remainder", wrapped(both.remainder)),
        ])
      }
      func reporting(
        _ declaration: String,
        _ operation: @escaping (Number, Number) -> (partialValue: Number, overflow: Bool)
      ) {
        type.method("\(declaration): \(name)) -> Any") { call in
          let result = operation(number(call.receiver), number(call[0]))
          return .labelledTuple([
            ("partialValue", wrapped(result.partialValue)), ("overflow", .bool(result.overflow)),
          ])
        }
      }
      reporting("addingReportingOverflow(_ other") { $0.addingReportingOverflow($1) }
      reporting("subtractingReportingOverflow(_ other") { $0.subtractingReportingOverflow($1) }
      reporting("multipliedReportingOverflow(by other") { $0.multipliedReportingOverflow(by: $1) }
      type.initializer("()") { _ in wrapped(0) }
      type.initializer("(_ value: Any)") { call in
        if let text = call[0].text { return .wrapping(Number(text).map(wrapped)) }
        guard let made = Number(exactlyFrom: call[0]) else {
          throw call.trap("`\(call[0])` doesn't fit into `\(name)`")
        }
        return wrapped(made)
      }
      declareConversions(type, Number.self)
    }
  }

  /// The initialisers with which a whole number is made of another one.
  private func declareConversions<Number: FixedWidthInteger>(
    _ type: TypeBuilder,
    _: Number.Type
  ) {
    func wrapped(_ number: Number) -> Value { wrap(number) }
    declareRandom(type, Number.self) { wrapped($0) }
    type.initializer("(exactly value: Any)") { call in
      if case .double(let number) = call[0] {
        return .wrapping(Number(exactly: number).map(wrapped))
      }
      return .wrapping(Number(exactlyFrom: call[0]).map(wrapped))
    }
    type.initializer("(truncatingIfNeeded value: Any)") { call in
      wrapped(call[0].integer.map { Number(truncatingIfNeeded: $0) } ?? 0)
    }
    type.initializer("(bitPattern value: Any)") { call in
      wrapped(call[0].integer.map { Number(truncatingIfNeeded: $0) } ?? 0)
    }
    type.initializer("(clamping value: Any)") { call in
      wrapped(call[0].integer.map { Number(clamping: $0) } ?? 0)
    }
    type.initializer("(_ text: StringProtocol, radix: Int)") { call in
      guard case .int(let radix) = call[1], (2...36).contains(radix) else {
        throw call.trap("a radix goes from 2 to 36")
      }
      return .wrapping(Number(call[0].description, radix: radix).map(wrapped))
    }
    type.initializer("(ascii character: Any)") { call in
      let scalars = call[0].description.unicodeScalars
      guard let scalar = scalars.first, scalars.count == 1, scalar.isASCII,
        let number = Number(exactly: scalar.value)
      else { throw call.trap("Code point value does not fit into ASCII") }
      return wrapped(number)
    }
  }

  /// A number as a script's value.
  func wrap<Number: BinaryInteger>(_ number: Number) -> Value {
    if let number = number as? Int { return .int(number) }
    return .native(
      NativeObject(type: self[String(describing: Number.self)], payload: number)
    )
  }

  private static func combine<Number: FixedWidthInteger>(
    _ machine: Machine,
    _ name: String,
    _ x: Number,
    _ y: Number
  ) throws -> Number? {
    func checked(_ result: (partialValue: Number, overflow: Bool)) throws -> Number {
      guard !result.overflow else {
        let range = "\(Number.min) to \(Number.max)"
        throw machine.trap(
          "`\(x) \(name) \(y)` doesn't fit into `\(Number.self)`",
          hint: "it goes from \(range)"
        )
      }
      return result.partialValue
    }
    switch name {
    case "+": return try checked(x.addingReportingOverflow(y))
    case "-": return try checked(x.subtractingReportingOverflow(y))
    case "*": return try checked(x.multipliedReportingOverflow(by: y))
    case "/", "%":
      guard y != 0 else { throw machine.trap("division by zero") }
      return try checked(
        name == "/"
          ? x.dividedReportingOverflow(by: y) : x.remainderReportingOverflow(dividingBy: y)
      )
    case "&+": return x &+ y
    case "&-": return x &- y
    case "&*": return x &* y
    case "&": return x & y
    case "|": return x | y
    case "^": return x ^ y
    case "<<": return x << y
    case ">>": return x >> y
    case "&<<": return x &<< y
    case "&>>": return x &>> y
    default: return nil
    }
  }

  private func declareFloats() {
    type("Float", conformingTo: ["BinaryFloatingPoint", "Strideable"]) { type in
      func wrapped(_ number: Float) -> Value {
        .native(NativeObject(type: type.type, payload: number))
      }
      func number(_ value: Value) -> Float { value.payload() ?? 0 }
      type.type.numbers = NumberOperations(
        exactly: { $0.number.map { wrapped(Float($0)) } },
        combine: { _, name, a, b in
          guard let x = a as? Float, let y = b as? Float else { return nil }
          return switch name {
          case "+": wrapped(x + y)
          case "-": wrapped(x - y)
          case "*": wrapped(x * y)
          case "/": wrapped(x / y)
          default: nil
          }
        },
        isLess: { a, b in if let a = a as? Float, let b = b as? Float { a < b } else { false } },
        negated: { ($0 as? Float).map { wrapped(-$0) } }
      )
      type.equality { a, b in (a as? Float) == (b as? Float) }
      type.convert { value in
        switch value {
        case .int(let number): wrapped(Float(number))
        case .double(let number): wrapped(Float(number))
        default: nil
        }
      }
      type.initializer("(_ value: Any)") { call in
        if let text = call[0].text { return .wrapping(Float(text).map(wrapped)) }
        guard let number = call[0].number else { throw call.trap("`Float` can't be made of this") }
        return wrapped(Float(number))
      }
      type.initializer("()") { _ in wrapped(0) }
      for (name, value) in [
        ("pi", Float.pi), ("infinity", .infinity), ("nan", .nan), ("zero", 0),
        ("greatestFiniteMagnitude", .greatestFiniteMagnitude),
        ("leastNormalMagnitude", .leastNormalMagnitude), ("ulpOfOne", .ulpOfOne),
      ] { type.staticProperty("\(name): Float") { wrapped(value) } }
      type.property("description: String") { .string(number($0).description) }
      type.property("isNaN: Bool") { .bool(number($0).isNaN) }
      type.property("isInfinite: Bool") { .bool(number($0).isInfinite) }
      type.property("isFinite: Bool") { .bool(number($0).isFinite) }
      type.property("magnitude: Float") { wrapped(number($0).magnitude) }
      type.method("squareRoot() -> Float") { wrapped(number($0.receiver).squareRoot()) }
      type.method("rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Float")
      { wrapped(number($0.receiver).rounded($0[0].payload() ?? .toNearestOrAwayFromZero)) }
      type.method("truncatingRemainder(dividingBy other: Float) -> Float") {
        wrapped(number($0.receiver).truncatingRemainder(dividingBy: number($0[0])))
      }
    }
  }
}

extension Value {
  /// A whole number of any type.
  var integer: (any BinaryInteger)? {
    switch self {
    case .int(let number): number
    case .native(let object) where object.type.numbers != nil: object.payload as? any BinaryInteger
    default: nil
    }
  }
}

extension Value {
  /// A whole number of any size as an `Int`, where it fits; other values as they are.
  var wholeNumber: Value {
    guard case .native = self, let number = integer.flatMap({ Int(exactly: $0) }) else {
      return self
    }
    return .int(number)
  }
}

extension FixedWidthInteger {
  /// The number that a value is; `nil` if it doesn't fit.
  fileprivate init?(exactlyFrom value: Value) {
    if let number = value.integer {
      self.init(exactly: number)
    } else if let number = value.number {
      self.init(exactly: number.rounded(.towardZero))
    } else {
      return nil
    }
  }
}
