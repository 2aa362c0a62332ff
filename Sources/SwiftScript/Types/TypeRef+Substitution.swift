extension TypeRef {
  /// What stands where nothing is known, as for the elements of an empty array.
  static var unknown: TypeRef { .parameter("_", nil) }

  /// Whether nothing in the type is left open.
  var isComplete: Bool {
    switch self {
    case .any: true
    case .parameter(_, let bound): bound?.isComplete ?? false
    case .named(let type, let arguments):
      arguments.allSatisfy(\.isComplete)
        && (type.parameters.isEmpty || type.origin != nil
          || type.isHost && arguments.count == type.parameters.count)
    case .optional(let wrapped): wrapped.isComplete
    case .array(let element): element.isComplete
    case .dictionary(let key, let value): key.isComplete && value.isComplete
    case .tuple(let elements): elements.allSatisfy(\.type.isComplete)
    case .function(let parameters, let result):
      parameters.allSatisfy(\.isComplete) && result.isComplete
    }
  }

  /// How many types stand inside each other.
  var depth: Int {
    switch self {
    case .any: 1
    case .parameter(_, let bound): bound?.depth ?? 1
    case .named(let type, let arguments):
      1 + ((arguments + type.arguments).map(\.depth).max() ?? 0)
    case .optional(let wrapped), .array(let wrapped): 1 + wrapped.depth
    case .dictionary(let key, let value): 1 + max(key.depth, value.depth)
    case .tuple(let elements): 1 + (elements.map(\.type.depth).max() ?? 0)
    case .function(let parameters, let result):
      1 + max(result.depth, parameters.map(\.depth).max() ?? 0)
    }
  }

  /// The type with generic parameters replaced.
  ///
  /// - Parameter specialize: Makes a generic type with its arguments.
  func substituting(
    _ bindings: [String: TypeRef],
    _ specialize: (TypeObject, [TypeRef]) -> TypeRef
  ) -> TypeRef {
    func replaced(_ type: TypeRef) -> TypeRef { type.substituting(bindings, specialize) }
    switch self {
    case .any: return self
    case .parameter(let name, let bound): return bound == nil ? bindings[name] ?? self : self
    case .named(let type, let arguments):
      return arguments.isEmpty ? self : specialize(type, arguments.map(replaced))
    case .optional(let wrapped): return .optional(replaced(wrapped))
    case .array(let element): return .array(replaced(element))
    case .dictionary(let key, let value): return .dictionary(replaced(key), replaced(value))
    case .tuple(let elements): return .tuple(elements.map { ($0.label, replaced($0.type)) })
    case .function(let parameters, let result):
      return .function(parameters.map(replaced), replaced(result))
    }
  }
}

extension TypeRef: Hashable {
  public static func == (a: TypeRef, b: TypeRef) -> Bool {
    switch (a.settled, b.settled) {
    case (.any, .any): true
    case (.parameter(let x, _), .parameter(let y, _)): x == y
    case (.named(let x, let more), .named(let y, let others)): x === y && more == others
    case (.optional(let x), .optional(let y)): x == y
    case (.array(let x), .array(let y)): x == y
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
      key == otherKey && value == other
    case (.tuple(let x), .tuple(let y)):
      x.count == y.count && zip(x, y).allSatisfy { $0.label == $1.label && $0.type == $1.type }
    case (.function(let x, let result), .function(let y, let other)): x == y && result == other
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch settled {
    case .any: hasher.combine(0)
    case .parameter(let name, _): hasher.combine(name)
    case .named(let type, let arguments):
      hasher.combine(ObjectIdentifier(type))
      hasher.combine(arguments)
    case .optional(let wrapped):
      hasher.combine(1)
      hasher.combine(wrapped)
    case .array(let element):
      hasher.combine(2)
      hasher.combine(element)
    case .dictionary(let key, let value):
      hasher.combine(key)
      hasher.combine(value)
    case .tuple(let elements):
      hasher.combine(3)
      for element in elements { hasher.combine(element.type) }
    case .function(let parameters, let result):
      hasher.combine(parameters)
      hasher.combine(result)
    }
  }
}
