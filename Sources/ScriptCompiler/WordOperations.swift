import ScriptMachine

/// An operator that makes a number of two.
protocol WordOperation {
  /// - Parameter place: Where the operator stands.
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int
}

extension WordOperation {
  @inline(__always)
  static func compiled(
    _ left: WordOperand,
    _ right: WordOperand,
    _ place: Int
  ) -> ReadyWord {
    switch (left, right) {
    case (.slot(let left), .slot(let right)): reading(left, right, place)
    case (.slot(let left), .constant(let right)): reading(left, right, place)
    case (.slot(let left), .code(let right)): reading(left, right, place)
    case (.constant(let left), .slot(let right)): reading(left, right, place)
    case (.constant(let left), .constant(let right)): reading(left, right, place)
    case (.constant(let left), .code(let right)): reading(left, right, place)
    case (.code(let left), .slot(let right)): reading(left, right, place)
    case (.code(let left), .constant(let right)): reading(left, right, place)
    case (.code(let left), .code(let right)): reading(left, right, place)
    }
  }

  @inline(__always)
  private static func reading(
    _ left: some WordReader,
    _ right: some WordReader,
    _ place: Int
  ) -> ReadyWord {
    ReadyWord { machine in
      let x = try left.read(machine)
      return try apply(x, try right.read(machine), machine, place)
    } storing: { slot in
      { machine in
        let x = try left.read(machine)
        (machine.base + slot).word = try apply(x, try right.read(machine), machine, place)
        return .next
      }
    }
  }
}

enum Addition: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int {
    let (value, overflow) = x.addingReportingOverflow(y)
    if overflow { throw machine.overflow(x, "+", y, place) }
    return value
  }
}

enum Subtraction: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int {
    let (value, overflow) = x.subtractingReportingOverflow(y)
    if overflow { throw machine.overflow(x, "-", y, place) }
    return value
  }
}

enum Multiplication: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int {
    let (value, overflow) = x.multipliedReportingOverflow(by: y)
    if overflow { throw machine.overflow(x, "*", y, place) }
    return value
  }
}

enum Division: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int {
    if y == 0 { throw machine.divisionByZero(place) }
    let (value, overflow) = x.dividedReportingOverflow(by: y)
    if overflow { throw machine.overflow(x, "/", y, place) }
    return value
  }
}

enum Remainder: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int {
    if y == 0 { throw machine.divisionByZero(place, isRemainder: true) }
    return x.remainderReportingOverflow(dividingBy: y).partialValue
  }
}
