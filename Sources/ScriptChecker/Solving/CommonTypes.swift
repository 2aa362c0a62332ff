import ScriptTypes

extension ConstraintSystem {
  /// Whether a type parameter and another type have something in common: a protocol that one of them is a value of.
  fileprivate func canJoin(_ first: Type, _ second: Type) -> Bool {
    if first == second || first.hasVariables || second.hasVariables { return true }
    if library.wrapped(first) != nil || library.wrapped(second) != nil { return true }
    return isValue(first, of: second) || isValue(second, of: first)
  }

  /// Whether the second is `any P`, and values of the first are such.
  fileprivate func isValue(_ type: Type, of target: Type) -> Bool {
    guard case .existential(let existential) = target else { return false }
    return existential.protocols.allSatisfy { conforms(type, to: $0.symbol) }
  }

  /// The nearest type that both convert to.
  func join(_ first: Type, _ second: Type) -> Type {
    if first == second { return first }
    if case .dynamicSelf(let own) = first { return join(own.type, second) }
    if case .dynamicSelf(let own) = second { return join(first, own.type) }
    if let inner = library.wrapped(first) {
      return library.optional(join(inner, library.wrapped(second) ?? second))
    }
    if let inner = library.wrapped(second) { return library.optional(join(first, inner)) }
    if case .nominal(let a) = first, case .nominal(let b) = second {
      if let part = a.symbol.numberConversion(to: b.symbol) {
        return part == .widening ? second : first
      }
      var next: NominalType? = a
      while let current = next {
        if b.symbol.isSubclass(of: current.symbol) { return .nominal(current) }
        next = nil
        if case .nominal(let superclass)? = current.superclass { next = superclass }
      }
    }
    if case .metatype(let a) = first, case .metatype(let b) = second {
      return .metatype(of: join(a.type, b.type))
    }
    if case .existential = first { return first }
    if case .existential = second { return second }
    if case .function(let a) = first, case .function(let b) = second, a.thrown == nil,
      b.thrown != nil
    {
      return second
    }
    return first
  }
}

extension Type {
  /// Whether it is a tuple or a function, which no declared type has anything in common with.
  fileprivate var isStructural: Bool {
    switch self {
    case .tuple, .function: true
    default: false
    }
  }
}

/// Whether values of the types have nothing but a protocol in common.
func areApart(_ types: [Type], _ system: ConstraintSystem) -> Bool {
  guard let first = types.first else { return false }
  return types.dropFirst().contains { type in
    if first.isStructural != type.isStructural { return true }
    if case .metatype(let a) = first, case .metatype(let b) = type {
      return areApart([a.type, b.type], system)
    }
    if first.isTypeParameter || type.isTypeParameter { return !system.canJoin(first, type) }
    if first.isExistential != type.isExistential, !system.isValue(first, of: type),
      !system.isValue(type, of: first)
    {
      return !first.hasVariables && !type.hasVariables && system.library.wrapped(first) == nil
        && system.library.wrapped(type) == nil
    }
    guard case .nominal(let a) = first, case .nominal(let b) = type else { return false }
    return system.library.wrapped(first) == nil && system.library.wrapped(type) == nil
      && a.symbol !== b.symbol && system.join(first, type) == first
      && !b.symbol.isSubclass(of: a.symbol)
  }
}
