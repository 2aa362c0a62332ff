/// Which values can't be where they are: only what is certain is said.
extension TypeReading {
  /// Whether a value of one type is certainly none of another, nor can become one.
  func isMistaken(_ given: TypeRef, for wanted: TypeRef) -> Bool {
    if given.isUnknown || wanted.isUnknown { return false }
    // What is only a literal so far becomes what is found beside it.
    if wanted.ofLiteral != nil, given.ofLiteral == nil { return isMistaken(wanted, for: given) }
    if let literal = given.ofLiteral { return isMistaken(literal: literal, for: wanted) }
    switch (given.settled, wanted.settled) {
    case (.optional(let inner), .optional(let other)): return isMistaken(inner, for: other)
    case (_, .optional(let inner)): return isMistaken(given, for: inner)
    case (.optional(let inner), let other): return isClosed(other) && !inner.isUnknown
    case (.array(let element), .array(let other)): return isMistaken(element, for: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
      return isMistaken(key, for: otherKey) || isMistaken(value, for: other)
    case (.named(let type, let arguments), .named(let other, let others)):
      return isMistaken(type, arguments, for: other, others)
    case (.array, let other), (.dictionary, let other):
      return isClosed(other)
    case (let type, .array), (let type, .dictionary): return isClosed(type)
    case (let type, .function): return isPlain(type)
    case (.tuple(let elements), let other): return elements.isEmpty && isClosed(other)
    default: return false
    }
  }

  /// Whether a literal is of none of the types that one like it can be of.
  private func isMistaken(literal: TypeRef, for wanted: TypeRef) -> Bool {
    switch (literal.settled, wanted.settled) {
    case (_, .optional(let inner)): return isMistaken(literal: literal, for: inner)
    case (.array(let element), .array(let other)):
      return isMistaken(element, for: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
      return isMistaken(key, for: otherKey) || isMistaken(value, for: other)
    case (.named(let type, _), .named(let other, _)):
      if type === other || type === library.int && other === library.double { return false }
      return isClosed(wanted) && !other.takesLiterals
    case (.array, let other), (.dictionary, let other):
      return isClosed(other) && !(object(of: other)?.takesLiterals ?? false)
    case (_, .array), (_, .dictionary), (_, .function): return true
    default: return false
    }
  }

  private func isMistaken(
    _ type: TypeObject,
    _ arguments: [TypeRef],
    for other: TypeObject,
    _ others: [TypeRef]
  ) -> Bool {
    let (given, wanted) = (type.root, other.root)
    if given === wanted {
      guard !isPlain(type), arguments.count == others.count else { return false }
      return zip(arguments, others).contains { isMistaken($0, for: $1) }
    }
    if given.isSubtype(of: wanted) {
      // A subject of another element is no such sequence.
      guard isSequence(wanted), arguments.count == 1, others.count == 1 else { return false }
      return isMistaken(arguments[0], for: others[0])
    }
    return isClosed(.named(type, [])) && isClosed(.named(other, []))
  }

  /// Whether it is of the types that every script knows, and that nothing but their own values are of.
  func isPlain(_ type: TypeRef) -> Bool {
    guard case .named(let type, _) = type.settled else { return false }
    return isPlain(type)
  }

  private func isPlain(_ type: TypeObject) -> Bool {
    type === library.int || type === library.double || type === library.string
      || type === library.bool
  }

  /// Whether it is known which values are of a type: those that are made as ones of it, and none that become it.
  private func isClosed(_ type: TypeRef) -> Bool {
    switch type.settled {
    case .array, .dictionary: true
    case .named(let type, _):
      isPlain(type) || isSequence(type)
        || !type.isHost && type.kind != .protocol
          && type.kind != .native
    default: false
    }
  }

  private func isSequence(_ type: TypeObject) -> Bool {
    ["Observable", "Single", "Maybe", "Completable", "Infallible"].contains {
      library.types[$0].map { type.isSubtype(of: $0) } ?? false
    }
  }
}

extension TypeObject {
  /// Whether a script's type says that it is made of literals.
  fileprivate var takesLiterals: Bool {
    !isHost
      && lineage().contains { type in
        type.name == "OptionSet"
          || type.root.initializers.contains {
            $0.signature.parameters.first?.label?.hasSuffix("Literal") ?? false
          }
      }
  }
}
