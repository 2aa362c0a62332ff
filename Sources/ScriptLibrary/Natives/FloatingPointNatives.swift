import ScriptMachine
import ScriptTypes

/// `Double` and `Float`, which Swift's own implement.
enum FloatingPointNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    register(Double.self, named: "Double", in: &table)
    register(Float.self, named: "Float", in: &table)
    table.add("Double.init(bitPattern:)") { call in
      .double(Double(bitPattern: try call.integer(0)))
    }
    table.add("Double.bitPattern") { call in .integer(try call.double(0).bitPattern) }
    table.add("Float.init(bitPattern:)") { call in
      .double(Double(Float(bitPattern: try call.integer(0))))
    }
    table.add("Float.bitPattern") { call in .integer((try call.number(0) as Float).bitPattern) }
  }

  static func register<Number: FloatingPointType>(
    _ type: Number.Type,
    named owner: String,
    in table: inout NativeTable
  ) {
    registerArithmetic(type, owner, in: &table)
    registerParts(type, owner, in: &table)
    registerConversions(type, owner, in: &table)
  }

  typealias FloatingPointType = BinaryFloatingPoint & LosslessStringConvertible
    & CustomDebugStringConvertible & SendableMetatype

  private static func registerArithmetic<Number: FloatingPointType>(
    _ type: Number.Type,
    _ owner: String,
    in table: inout NativeTable
  ) {
    func operation(_ name: String, _ operation: @escaping (Number, Number) -> Number) {
      table.add("\(owner).\(name)(_:_:)") { call in
        .number(operation(try call.number(1), try call.number(2)))
      }
      table.add("\(owner).\(name)=(_:_:)") { call in
        let variable = call.inOut(1)
        let left = Number(try variable.pointee.double(call.machine))
        variable.pointee = .number(operation(left, try call.number(2)))
        return .void
      }
    }
    operation("+", +)
    operation("-", -)
    operation("*", *)
    operation("/", /)
    func comparison(_ name: String, _ operation: @escaping (Number, Number) -> Bool) {
      table.add("\(owner).\(name)(_:_:)") { call in
        .bool(operation(try call.number(1), try call.number(2)))
      }
    }
    comparison("==", ==)
    comparison("!=", !=)
    comparison("<", <)
    comparison("<=", <=)
    comparison(">", >)
    comparison(">=", >=)
    table.add("\(owner).-(_:)") { call in .number(-(try call.number(1) as Number)) }
    func method(_ name: String, _ operation: @escaping (Number, Number) -> Number) {
      table.add("\(owner).\(name)") { call in
        .number(operation(try call.number(0), try call.number(1)))
      }
    }
    method("truncatingRemainder(dividingBy:)") { $0.truncatingRemainder(dividingBy: $1) }
    method("remainder(dividingBy:)") { $0.remainder(dividingBy: $1) }
    table.add("\(owner).addingProduct(_:_:)") { call in
      .number((try call.number(0) as Number).addingProduct(try call.number(1), try call.number(2)))
    }
    table.add("\(owner).isTotallyOrdered(belowOrEqualTo:)") { call in
      .bool((try call.number(0) as Number).isTotallyOrdered(belowOrEqualTo: try call.number(1)))
    }
    table.add("\(owner).squareRoot()") { call in
      .number((try call.number(0) as Number).squareRoot())
    }
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    table.add("\(owner).rounded(_:)") { call in
      .number((try call.number(0) as Number).rounded(rules[try call.int(1)]))
    }
  }

  private static func registerParts<Number: FloatingPointType>(
    _ type: Number.Type,
    _ owner: String,
    in table: inout NativeTable
  ) {
    func constant(_ name: String, _ value: Number) {
      table.add("\(owner).\(name)") { _ in .number(value) }
    }
    constant("zero", 0)
    constant("nan", .nan)
    constant("signalingNaN", .signalingNaN)
    constant("infinity", .infinity)
    constant("greatestFiniteMagnitude", .greatestFiniteMagnitude)
    constant("leastNormalMagnitude", .leastNormalMagnitude)
    constant("leastNonzeroMagnitude", .leastNonzeroMagnitude)
    constant("pi", .pi)
    constant("ulpOfOne", .ulpOfOne)
    func property(_ name: String, _ value: @escaping (Number) -> Value) {
      table.add("\(owner).\(name)") { call in value(try call.number(0)) }
    }
    property("magnitude") { .number($0.magnitude) }
    property("significand") { .number($0.significand) }
    property("ulp") { .number($0.ulp) }
    property("nextUp") { .number($0.nextUp) }
    property("nextDown") { .number($0.nextDown) }
    property("sign") { .int($0.sign == .plus ? 0 : 1) }
    property("exponent") { .int(Int($0.exponent)) }
    property("isNaN") { .bool($0.isNaN) }
    property("isSignalingNaN") { .bool($0.isSignalingNaN) }
    property("isInfinite") { .bool($0.isInfinite) }
    property("isFinite") { .bool($0.isFinite) }
    property("isZero") { .bool($0.isZero) }
    property("isNormal") { .bool($0.isNormal) }
    property("isSubnormal") { .bool($0.isSubnormal) }
    property("description") { .string($0.description) }
    property("debugDescription") { .string($0.debugDescription) }
    let classes: [FloatingPointClassification] = [
      .signalingNaN, .quietNaN, .negativeInfinity, .negativeNormal, .negativeSubnormal,
      .negativeZero, .positiveZero, .positiveSubnormal, .positiveNormal, .positiveInfinity,
    ]
    property("floatingPointClass") { number in
      .int(classes.firstIndex(of: number.floatingPointClass) ?? 0)
    }
    table.add("\(owner).hash(into:)") { call in
      try call.hasher(1).combine(call.double(0))
      return .void
    }
  }

  private static func registerConversions<Number: FloatingPointType>(
    _ type: Number.Type,
    _ owner: String,
    in table: inout NativeTable
  ) {
    func convert(_ call: Call) throws -> Value {
      if case .double(let number) = call[0] { return .number(Number(number)) }
      guard let source = call.types.types.first else { return .number(Number(try call.int(0))) }
      return .number(try call.whole(0, source).rounded(to: Number.self))
    }
    table.add("\(owner).init(_: T)", convert)
    table.add("\(owner).init(_: Int)", convert)
    table.add("\(owner).init(_: Double)", convert)
    table.add("\(owner).init(_: Float)", convert)
    table.add("\(owner).init(integerLiteral:)", convert)
    table.add("\(owner).init(floatLiteral:)", convert)
    table.add("\(owner).init()") { _ in .double(0) }
    table.add("\(owner).init(exactly:)") { call in
      let number: Number? =
        if case .double(let number) = call[0] {
          Number(exactly: number)
        } else {
          try call.whole(0, call.type(0)).exactly(Number.self)
        }
      return number.map(Value.number) ?? .nil
    }
    for kind in ["String", "S"] {
      table.add("\(owner).init(_: \(kind))") { call in
        Number(try call.string(0)).map(Value.number) ?? .nil
      }
    }
    table.add("\(owner).init(sign:exponent:significand:)") { call in
      .number(
        Number(
          sign: try call.int(0) == 0 ? .plus : .minus,
          exponent: Number.Exponent(try call.int(1)),
          significand: try call.number(2)
        )
      )
    }
    table.add("\(owner).init(signOf:magnitudeOf:)") { call in
      .number(Number(signOf: try call.number(0), magnitudeOf: try call.number(1)))
    }
  }
}

extension Value {
  static func number<Number: BinaryFloatingPoint>(_ number: Number) -> Value {
    .double(Double(number))
  }
}

extension Call {
  func number<Number: BinaryFloatingPoint>(_ position: Int) throws -> Number {
    Number(try double(position))
  }
}
