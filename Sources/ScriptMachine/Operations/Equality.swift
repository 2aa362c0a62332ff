import ScriptTypes

extension Machine {
  /// `==` of two values of a type that is `Equatable`.
  package func equal(_ left: Value, _ right: Value, _ type: TypeMetadata) throws -> Bool {
    switch type.representation {
    case .integer, .character, .string, .bool, .double, .float:
      return left.isSameScalar(as: right)
    case .wideInteger: return try left.wide(self) == right.wide(self)
    default:
      try enterPart()
      let target = try witness("Equatable", "==", of: type)
      let frame = top
      push(.type(type))
      push(left)
      push(right)
      return try target.code.call(self, frame: frame, types: target.types).bool(self)
    }
  }

  /// Whether two values have equal parts, as a derived `==` compares.
  package func equalParts(_ left: Value, _ right: Value, _ type: TypeMetadata) throws -> Bool {
    switch type.representation {
    case .array(let element):
      let (first, second) = (try left.array(self), try right.array(self))
      guard first.count == second.count else { return false }
      for position in first.indices
      where try !equal(first[position], second[position], element) {
        return false
      }
      return true
    case .optional(let wrapped):
      if left.isNil || right.isNil { return left.isNil && right.isNil }
      return try equal(left.unwrapped, right.unwrapped, wrapped)
    case .tuple(let parts), .structure(let parts):
      return try equal(left.record(self), right.record(self), parts)
    case .enumeration(let cases):
      guard left.caseNumber == right.caseNumber else { return false }
      guard case .record(let first) = left, case .record(let second) = right else { return true }
      return try equal(first, second, cases[first.tag].payload)
    default: return left.isSameScalar(as: right)
    }
  }

  private func equal(_ left: Record, _ right: Record, _ parts: [Part]) throws -> Bool {
    for position in parts.indices
    where try !equal(left[position], right[position], parts[position].type) {
      return false
    }
    return true
  }

  /// What provides a requirement of one of the library's protocols, by its name.
  package func witness(
    _ proto: String,
    _ name: String,
    _ part: Runtime.Part = .body,
    of type: TypeMetadata
  ) throws -> Target {
    let requirement = runtime.requirement(proto, name)
    guard let target = type.witness(for: requirement, part, runtime) else {
      throw trap("`\(type.type)` has no `\(name)`, which `\(proto)` asks for")
    }
    return target
  }
}

extension Value {
  /// The number of an enum's case.
  package var caseNumber: Int {
    switch self {
    case .int(let number): number
    case .record(let record): record.tag
    default: -1
    }
  }

  /// Whether two numbers, texts or truth values are the same.
  package func isSameScalar(as other: Value) -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.void, .void): true
    case (.object(let left), .object(let right)): left === right
    case (.native(let left), .native(let right)):
      left === right || WideInteger.areEqual(left, right)
    case (.type(let left), .type(let right)): left === right
    case (.function(let left), .function(let right)): left === right
    default: false
    }
  }
}
