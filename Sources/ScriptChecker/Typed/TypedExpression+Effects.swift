import ScriptTypes

extension TypedExpression {
  /// The declaration that a call calls, if it is known.
  var calledSymbol: ValueSymbol? {
    switch unconverted.kind {
    case .reference(let reference), .member(_, let reference): reference.symbol
    default: nil
    }
  }
}

extension ValueSymbol {
  /// Whether it throws only what its arguments throw: `rethrows`, or `throws(E)` of a parameter `E`.
  var throwsAsArguments: Bool {
    if isRethrowing { return true }
    if case .function(let function) = type, case .parameter? = function.thrown { return true }
    return false
  }
}

extension TypedArgument {
  /// Whether it is a function that throws.
  var `throws`: Bool {
    values.contains { value in
      if case .function(let function) = value.unconverted.type {
        function.thrown != nil
      } else {
        false
      }
    }
  }
}

extension TypedPattern {
  /// Whether every value matches.
  var takesAll: Bool {
    switch kind {
    case .any, .binding: true
    case .tuple(let parts): parts.allSatisfy(\.takesAll)
    default: false
    }
  }
}
