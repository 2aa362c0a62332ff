/// What can be said about an expression before it runs.
enum KnownType {
  /// A value of this type, which may be known in part only.
  case value(TypeRef)
  /// The type itself.
  case type(TypeRef)
  case unknown

  /// The type that is known, of the value or itself.
  var reference: TypeRef? {
    switch self {
    case .value(let type), .type(let type): type
    case .unknown: nil
    }
  }
}

extension TypeRef {
  /// The type of a literal, which the place where it stands may still make another one.
  static func literal(_ type: TypeRef) -> TypeRef { .parameter("literal", type) }

  /// What a literal is if nothing else is wanted of it.
  var ofLiteral: TypeRef? { if case .parameter("literal", let type?) = self { type } else { nil } }

  /// Whether nothing is known of it, or every value is of it.
  var isUnknown: Bool {
    switch settled {
    case .any, .parameter: true
    default: false
    }
  }

  /// The type as a variable has it that is declared without one: literals are what they are.
  var ofVariable: TypeRef {
    switch self {
    case .parameter(_, let bound?): bound.ofVariable
    case .any, .parameter: self
    case .named(let type, let arguments): .named(type, arguments.map(\.ofVariable))
    case .optional(let wrapped): .optional(wrapped.ofVariable)
    case .array(let element): .array(element.ofVariable)
    case .dictionary(let key, let value): .dictionary(key.ofVariable, value.ofVariable)
    case .tuple(let elements): .tuple(elements.map { ($0.label, $0.type.ofVariable) })
    case .function(let parameters, let result):
      .function(parameters.map(\.ofVariable), result.ofVariable)
    }
  }

  /// The type as a reader is told of it: without arguments that nobody knows.
  var shown: TypeRef {
    switch settled {
    case .named(let type, let arguments):
      arguments.contains(where: \.hasUnknown) ? .named(type, []) : .named(type, arguments)
    case let type: type
    }
  }

  /// The type as an error names it.
  var told: String { isVoid ? "Void" : "\(shown)" }

  private var hasUnknown: Bool {
    switch settled {
    case .any: false
    case .parameter: true
    case .named(_, let arguments): arguments.contains(where: \.hasUnknown)
    case .optional(let inner), .array(let inner): inner.hasUnknown
    case .dictionary(let key, let value): key.hasUnknown || value.hasUnknown
    case .tuple(let elements): elements.contains { $0.type.hasUnknown }
    case .function(let parameters, let result):
      result.hasUnknown || parameters.contains(where: \.hasUnknown)
    }
  }
}
