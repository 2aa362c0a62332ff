extension Value {
  /// Equality as `==` of Swift's own types and of synthesised conformances has it.
  ///
  /// - Returns: `nil` if the values can't be compared.
  func isEqual(to other: Value) -> Bool? {
    switch (self, other) {
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.int(let a), .double(let b)): return Double(a) == b
    case (.double(let a), .int(let b)): return a == Double(b)
    case (.string(let a), .string(let b)): return a == b
    case (.character(let a), .character(let b)): return a == b
    // A literal beside a character is one.
    case (.character(let a), .string(let b)), (.string(let b), .character(let a)):
      return String(a) == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.void, .void): return true
    case (.optional(nil), .optional(nil)): return true
    case (.optional(let a?), .optional(let b?)): return a.value.isEqual(to: b.value)
    case (.optional(nil), _), (_, .optional(nil)): return false
    case (.optional(let a?), _): return a.value.isEqual(to: other)
    case (_, .optional(let b?)): return isEqual(to: b.value)
    case (.array(let a), .array(let b)): return Value.allEqual(a, b)
    case (.tuple(let a), .tuple(let b)): return Value.allEqual(a.elements, b.elements)
    case (.structure(let a), .structure(let b)):
      guard a.type.root === b.type.root else { return nil }
      return a.type.declaredEquality(self, other) ?? Value.allEqual(a.fields, b.fields)
    case (.object(let a), .object): return a.type.declaredEquality(self, other)
    case (.enumeration(let a), .enumeration(let b)):
      guard a.type.root === b.type.root else { return nil }
      if let same = a.type.declaredEquality(self, other) { return same }
      return a.enumCase === b.enumCase || a.enumCase.name == b.enumCase.name
        ? Value.allEqual(a.payload, b.payload) : false
    case (.dictionary(let a), .dictionary(let b)):
      guard a.count == b.count else { return false }
      for pair in a.pairs {
        guard let match = b[pair.key], match.isEqual(to: pair.value) == true else { return false }
      }
      return true
    case (.type(let a), .type(let b)): return a === b
    case (.native(let a), .native(let b)):
      guard a.type === b.type else { return nil }
      if let isEqual = a.type.isEqual { return isEqual(a.payload, b.payload) }
      return nil
    case (.native(let object), .array(let elements)), (.array(let elements), .native(let object)):
      guard let held = object.heldElements else { return nil }
      return Value.allEqual(held, elements)
    case (.native, .string), (.string, .native):
      guard let piece = self.text, let other = other.text else { return nil }
      return piece == other
    case (.native(let a), .int), (.native(let a), .double):
      guard let numbers = a.type.numbers else { return nil }
      return numbers.exactly(other).map { isEqual(to: $0) } ?? false
    case (.int, .native(let b)), (.double, .native(let b)):
      return b.type.numbers == nil ? nil : other.isEqual(to: self)
    default: return nil
    }
  }

  private static func allEqual(_ a: [Value], _ b: [Value]) -> Bool? {
    guard a.count == b.count else { return false }
    for (left, right) in zip(a, b) {
      guard let same = left.isEqual(to: right) else { return nil }
      if !same { return false }
    }
    return true
  }

  /// Whether two references are to the same object; `nil` if either is no object.
  func isIdentical(to other: Value) -> Bool? {
    switch (self, other) {
    case (.object(let a), .object(let b)): a === b
    case (.native(let a), .native(let b)): (a.payload as AnyObject) === (b.payload as AnyObject)
    case (.optional(nil), .optional(nil)): true
    case (.optional(let a?), _): a.value.isIdentical(to: other)
    case (_, .optional(let b?)): isIdentical(to: b.value)
    case (.optional(nil), _), (_, .optional(nil)): false
    default: nil
    }
  }

  /// Order as `<` of Swift's own types has it; `nil` if the values can't be ordered.
  func isLess(than other: Value) -> Bool? {
    switch (self, other) {
    case (.int(let a), .int(let b)): a < b
    case (.double(let a), .double(let b)): a < b
    case (.int(let a), .double(let b)): Double(a) < b
    case (.double(let a), .int(let b)): a < Double(b)
    case (.string(let a), .string(let b)): a < b
    case (.character(let a), .character(let b)): a < b
    case (.character(let a), .string(let b)): String(a) < b
    case (.string(let a), .character(let b)): a < String(b)
    case (.native, .native), (.native, .string), (.string, .native):
      if let a = self.text, let b = other.text { a < b } else { nil }
    default: nil
    }
  }
}

/// A dictionary key: any script value whose parts can be hashed.
///
/// The hash of a value with parts is taken once, and equal keys have equal hashes: a script's own `==` and `hash(into:)`
/// may contradict each other, which Swift's dictionaries don't forgive.
package struct HashableValue: Hashable {
  package let value: Value
  private let code: Int

  package init(_ value: Value) {
    self.value = value
    code = Self.isPlain(value) ? 0 : Self.code(of: value)
  }

  package static func == (a: HashableValue, b: HashableValue) -> Bool {
    a.code == b.code
      && a.value.isEqual(to: b.value) ?? a.value.isIdentical(to: b.value) ?? false
  }

  package func hash(into hasher: inout Hasher) {
    Self.isPlain(value) ? Self.combine(value, into: &hasher) : hasher.combine(code)
  }

  private static func isPlain(_ value: Value) -> Bool {
    switch value {
    case .bool, .int, .double, .string, .character: true
    case .optional(let box?): isPlain(box.value)
    case .native(let object): object.type.numbers != nil
    default: false
    }
  }

  private static func code(of value: Value) -> Int {
    var hasher = Hasher()
    combine(value, into: &hasher)
    return hasher.finalize()
  }

  /// Hashes the parts of a value: with Swift's `Hasher` for look-ups, with `StableHasher` for what a script sees.
  static func combine(_ value: Value, into hasher: inout some HashSink) {
    switch value {
    case .bool(let value): hasher.add(value ? 1 : 0)
    case .int(let value): hasher.add(Double(value))
    case .double(let value): hasher.add(value)
    case .string(let value): hasher.add(value)
    // As a string's, since a literal may look for a character.
    case .character(let value): hasher.add(String(value))
    case .array(let elements): combine(elements, into: &hasher)
    case .tuple(let tuple): combine(tuple.elements, into: &hasher)
    case .optional(let box?): combine(box.value, into: &hasher)
    case .structure(let box):
      combine(box.type.hashedParts(of: value) ?? box.fields, into: &hasher)
    case .enumeration(let box):
      if let parts = box.type.hashedParts(of: value) { return combine(parts, into: &hasher) }
      hasher.add(box.enumCase.name)
      combine(box.payload, into: &hasher)
    case .object(let instance):
      guard let parts = instance.type.hashedParts(of: value) else {
        return hasher.add(identityOf: instance)
      }
      combine(parts, into: &hasher)
    case .type(let type): hasher.add(identityOf: type)
    case .native(let object) where object.type.numbers != nil:
      if let number = value.number { hasher.add(number) }
    case .native(let object) where object.payload is Substring:
      hasher.add(value.description)
    case .native(let object) where object.payload is ObjectIdentity:
      hasher.add(value.description)
    case .void, .optional(nil), .dictionary, .function, .native,
      .implicitMember, .cell, .weak, .uninitialized:
      hasher.add(0)
    }
  }

  private static func combine(_ values: [Value], into hasher: inout some HashSink) {
    for value in values { combine(value, into: &hasher) }
  }
}
