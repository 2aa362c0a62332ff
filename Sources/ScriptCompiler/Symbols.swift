import ScriptChecker
import ScriptMachine
import ScriptTypes

extension ValueSymbol {
  /// Whether a call of it runs its code: it is no variable that holds a function.
  var isCallable: Bool {
    switch kind {
    case .function, .initializer, .enumCase, .subscript: true
    case .variable, .parameter: false
    }
  }

  func isAutoclosure(at position: Int) -> Bool {
    guard case .function(let function) = type, position < function.parameters.count else {
      return false
    }
    return function.parameters[position].isAutoclosure
  }

  func isInOut(at position: Int) -> Bool {
    guard case .function(let function) = type, position < function.parameters.count else {
      return false
    }
    return function.parameters[position].isInOut
  }

  /// The type that a static member is called on, with the arguments of a reference in it.
  func receiverType(_ arguments: [Type]) -> Type? {
    guard let receiver = interface.receiver else { return nil }
    return receiver.substituting(Substitution(interface.signature.parameters, arguments))
  }

  var isOperator: Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return !(first.properties.isXIDStart || first == "_")
  }

  /// Whether methods get the object itself rather than where it is stored.
  var receiverIsReference: Bool { owner?.kind.isReference ?? false }

  /// The number of an enum's case.
  var caseNumber: Int { owner?.enumCases.firstIndex { $0 === self } ?? 0 }
}

extension Type {
  /// Whether it is a generic parameter, or an associated type of one.
  var isGeneric: Bool {
    switch self {
    case .parameter, .member: true
    default: false
    }
  }

  /// The class, struct or enum that it is, also as `Self`.
  var ownSymbol: TypeSymbol? {
    if case .dynamicSelf(let box) = self { box.type.symbol } else { symbol }
  }

  var isInteger: Bool {
    switch symbol?.name {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      true
    default: false
    }
  }
}

extension TypedExpression {
  /// Whether it is an object or value rather than the name of a type.
  var isInstance: Bool { if case .metatype = type { false } else { true } }

  var isTypeName: Bool { if case .metatype = kind { true } else { false } }
}
