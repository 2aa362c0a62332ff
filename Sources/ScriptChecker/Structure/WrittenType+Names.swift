import ScriptSource

extension WrittenType {
  /// The written types directly within.
  var parts: [WrittenType] {
    switch kind {
    case .name(_, let arguments): arguments
    case .member(let base, _, let arguments): [base] + arguments
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type),
      .any(let type), .metatype(let type), .protocolMetatype(let type), .inOut(let type),
      .variadic(let type), .packExpansion(let type), .packElement(let type),
      .attributed(_, let type), .suppressed(let type):
      [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .function(let function):
      function.parameters + [function.result] + [function.effects.thrown].compactMap(\.self)
    case .composition(let types): types
    case .placeholder, .unreadable: []
    }
  }

  /// Whether the name stands anywhere within.
  func mentions(_ name: String) -> Bool {
    if case .name(name, _) = kind { return true }
    return parts.contains { $0.mentions(name) }
  }
}

extension Effects {
  fileprivate var thrown: WrittenType? {
    if case .throwing(let type) = throwing { type } else { nil }
  }

  func mentions(_ name: String) -> Bool { thrown?.mentions(name) ?? false }
}

extension WrittenRequirement {
  /// Whether the requirement says what a parameter is.
  func determines(_ name: String) -> Bool {
    switch self {
    case .conformance: false
    case .sameType(let left, let right): left.mentions(name) || right.mentions(name)
    }
  }
}
