extension Machine {
  /// A literal as one of a script's type that says how it is made of it; `nil` if the type doesn't.
  func converted(_ literal: Value, to type: TypeObject) throws -> Value? {
    guard let initializer = literalInitializer(of: type, for: literal) else { return nil }
    var arguments: [LabelledValue]
    let label = initializer.signature.parameters[0].label
    switch literal {
    case .array(let elements):
      arguments = elements.map { LabelledValue(label: nil, value: $0) }
    case .dictionary(let box):
      arguments = box.pairs.map {
        LabelledValue(label: nil, value: .plainTuple([$0.key, $0.value]))
      }
    case .optional: arguments = [LabelledValue(label: nil, value: .void)]
    default: arguments = [LabelledValue(label: nil, value: literal)]
    }
    if !arguments.isEmpty {
      arguments[0] = LabelledValue(label: label, value: arguments[0].value)
    }
    return try construct(type, arguments)
  }

  /// The initialiser by which a script's type says that it is made of such a literal.
  func literalInitializer(of type: TypeObject, for literal: Value) -> Callable? {
    guard !type.isHost else { return nil }
    let labels: [String] =
      switch literal {
      case .array: ["arrayLiteral"]
      case .dictionary(let box): box.isSet ? [] : ["dictionaryLiteral"]
      case .int: ["integerLiteral", "floatLiteral"]
      case .double: ["floatLiteral"]
      case .bool: ["booleanLiteral"]
      case .string: ["stringLiteral"]
      case .optional(nil): ["nilLiteral"]
      default: []
      }
    for label in labels {
      if let found = type.initializers.first(where: {
        $0.signature.parameters.count == 1 && $0.signature.parameters[0].label == label
      }) {
        return found
      }
    }
    return nil
  }
}
