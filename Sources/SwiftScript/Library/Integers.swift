extension Library {
  /// What `Int` can do beyond arithmetic.
  func declareIntegers(_ type: TypeBuilder) {
    func number(_ value: Value) -> Int { if case .int(let number) = value { number } else { 0 } }
    type.initializer("()") { _ in .int(0) }
    type.staticProperty("zero: Int") { .int(0) }
    type.staticProperty("bitWidth: Int") { .int(Int.bitWidth) }
    type.property("bitWidth: Int") { _ in .int(Int.bitWidth) }
    type.property("nonzeroBitCount: Int") { .int(number($0).nonzeroBitCount) }
    type.property("leadingZeroBitCount: Int") { .int(number($0).leadingZeroBitCount) }
    type.property("trailingZeroBitCount: Int") { .int(number($0).trailingZeroBitCount) }
    type.method("quotientAndRemainder(dividingBy other: Int) -> Any") { call in
      guard number(call[0]) != 0 else { throw call.trap("division by zero") }
      guard !number(call.receiver).dividedReportingOverflow(by: number(call[0])).overflow else {
        throw call.trap("the quotient doesn't fit into `Int`")
      }
      let (quotient, remainder) = number(call.receiver).quotientAndRemainder(
        dividingBy: number(call[0])
      )
      return .labelledTuple([("quotient", .int(quotient)), ("remainder", .int(remainder))])
    }
    let reporting: [(String, (Int) -> (Int) -> (partialValue: Int, overflow: Bool))] = [
      ("addingReportingOverflow(_ other", Int.addingReportingOverflow),
      ("subtractingReportingOverflow(_ other", Int.subtractingReportingOverflow),
      ("multipliedReportingOverflow(by other", Int.multipliedReportingOverflow),
      ("dividedReportingOverflow(by other", Int.dividedReportingOverflow),
    ]
    for (name, operation) in reporting {
      type.method("\(name): Int) -> Any") { call in
        let result = operation(number(call.receiver))(number(call[0]))
        return .labelledTuple([
          ("partialValue", .int(result.partialValue)), ("overflow", .bool(result.overflow)),
        ])
      }
    }
    type.method("advanced(by distance: Int) -> Int") { call in
      try call.machine.binary("+", call.receiver, call[0])
    }
    type.method("distance(to other: Int) -> Int") { call in
      try call.machine.binary("-", call[0], call.receiver)
    }
    type.mutating("negate()") { call, value in
      value = try call.machine.prefix("-", value)
      return .void
    }
  }

  /// What `Double` can do beyond arithmetic.
  func declareFractions(_ type: TypeBuilder) {
    func number(_ value: Value) -> Double { value.number ?? 0 }
    type.initializer("()") { _ in .double(0) }
    type.staticProperty("zero: Double") { .double(0) }
    type.staticProperty("ulpOfOne: Double") { .double(.ulpOfOne) }
    type.staticProperty("leastNormalMagnitude: Double") { .double(.leastNormalMagnitude) }
    type.staticProperty("leastNonzeroMagnitude: Double") { .double(.leastNonzeroMagnitude) }
    type.property("isFinite: Bool") { .bool(number($0).isFinite) }
    type.property("isZero: Bool") { .bool(number($0).isZero) }
    type.property("exponent: Int") { value in
      let number = number(value)
      return .int(number.isFinite && !number.isZero ? Int(number.exponent) : 0)
    }
    type.method("remainder(dividingBy other: Double) -> Double") {
      .double(number($0.receiver).remainder(dividingBy: number($0[0])))
    }
    type.mutating("round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero)") {
      call,
      value in
      value = .double(number(value).rounded(call[0].payload() ?? .toNearestOrAwayFromZero))
      return .void
    }
    type.mutating("negate()") { _, value in
      value = .double(-number(value))
      return .void
    }
    type.method("advanced(by distance: Double) -> Double") {
      .double(number($0.receiver) + number($0[0]))
    }
    type.method("distance(to other: Double) -> Double") {
      .double(number($0[0]) - number($0.receiver))
    }
  }
}
