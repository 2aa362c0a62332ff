import ScriptMachine

/// Reads an operand of type `Int`.
///
/// Operations are generic over their readers and specialised for each, so that a variable or a constant costs no call.
protocol WordReader {
  func read(_ machine: Machine) throws -> Int
}

struct SlotReader: WordReader {
  let slot: Int

  @inline(__always)
  func read(_ machine: Machine) -> Int { (machine.base + slot).word }
}

struct ConstantReader: WordReader {
  let value: Int

  @inline(__always)
  func read(_ machine: Machine) -> Int { value }
}

struct CodeReader: WordReader {
  let run: (Machine) throws -> Int

  @inline(__always)
  func read(_ machine: Machine) throws -> Int { try run(machine) }
}

/// An operand of type `Int`, compiled.
enum WordOperand {
  case slot(SlotReader)
  case constant(ConstantReader)
  case code(CodeReader)

  var run: (Machine) throws -> Int {
    switch self {
    case .slot(let reader): { machine in reader.read(machine) }
    case .constant(let reader): { machine in reader.read(machine) }
    case .code(let reader): reader.run
    }
  }
}

/// An operator on two numbers of type `Int`.
protocol WordOperation {
  associatedtype Result

  /// - Parameter place: Where the operator stands.
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Result
}

extension WordOperation {
  @inline(__always)
  static func compiled(
    _ left: WordOperand,
    _ right: WordOperand,
    _ place: Int
  ) -> (Machine) throws -> Result {
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
  ) -> (Machine) throws -> Result {
    { machine in
      let x = try left.read(machine)
      return try apply(x, try right.read(machine), machine, place)
    }
  }
}

enum Addition: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int {
    let (value, overflow) = x.addingReportingOverflow(y)
    if overflow { throw machine.overflow(place) }
    return value
  }
}

enum Subtraction: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int {
    let (value, overflow) = x.subtractingReportingOverflow(y)
    if overflow { throw machine.overflow(place) }
    return value
  }
}

enum Multiplication: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int {
    let (value, overflow) = x.multipliedReportingOverflow(by: y)
    if overflow { throw machine.overflow(place) }
    return value
  }
}

enum Division: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) throws -> Int {
    if y == 0 { throw machine.divisionByZero(place) }
    let (value, overflow) = x.dividedReportingOverflow(by: y)
    if overflow { throw machine.overflow(place) }
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

enum LessThan: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) -> Bool { x < y }
}

enum MoreThan: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) -> Bool { x > y }
}

enum AtLeast: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) -> Bool { x >= y }
}

enum AtMost: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) -> Bool { x <= y }
}

enum EqualTo: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) -> Bool { x == y }
}

enum UnequalTo: WordOperation {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int, _ machine: Machine, _ place: Int) -> Bool { x != y }
}

extension Machine {
  @inline(never)
  func overflow(_ place: Int) -> ScriptTrap {
    self.place = place
    return arithmeticOverflow()
  }

  @inline(never)
  func divisionByZero(_ place: Int, isRemainder: Bool = false) -> ScriptTrap {
    self.place = place
    return trap(
      isRemainder ? "Division by zero in remainder operation" : "Division by zero"
    )
  }
}
