import ScriptMachine

/// An operator that compares two numbers.
protocol WordComparison {
  static func apply(_ x: Int, _ y: Int) -> Bool
}

extension WordComparison {
  @inline(__always)
  static func compiled(
    _ left: WordOperand,
    _ right: WordOperand
  ) -> (Machine) throws -> Bool {
    switch (left, right) {
    case (.slot(let left), .slot(let right)): reading(left, right)
    case (.slot(let left), .constant(let right)): reading(left, right)
    case (.slot(let left), .code(let right)): reading(left, right)
    case (.constant(let left), .slot(let right)): reading(left, right)
    case (.constant(let left), .constant(let right)): reading(left, right)
    case (.constant(let left), .code(let right)): reading(left, right)
    case (.code(let left), .slot(let right)): reading(left, right)
    case (.code(let left), .constant(let right)): reading(left, right)
    case (.code(let left), .code(let right)): reading(left, right)
    }
  }

  @inline(__always)
  private static func reading(
    _ left: some WordReader,
    _ right: some WordReader
  ) -> (Machine) throws -> Bool {
    { machine in
      let x = try left.read(machine)
      return apply(x, try right.read(machine))
    }
  }
}

enum LessThan: WordComparison {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int) -> Bool { x < y }
}

enum MoreThan: WordComparison {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int) -> Bool { x > y }
}

enum AtMost: WordComparison {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int) -> Bool { x <= y }
}

enum AtLeast: WordComparison {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int) -> Bool { x >= y }
}

enum EqualTo: WordComparison {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int) -> Bool { x == y }
}

enum UnequalTo: WordComparison {
  @inline(__always)
  static func apply(_ x: Int, _ y: Int) -> Bool { x != y }
}
