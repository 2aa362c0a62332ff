import ScriptTypes

/// What a choice takes and gives.
extension Choice {
  /// Whether the declaration has generic parameters of its own, or is a protocol's.
  var isGeneric: Bool {
    guard let symbol else { return false }
    if symbol.owner?.kind == .protocol { return true }
    // What every operand converts to is as good as a parameter.
    if symbol.owner?.name == "AnyHashable" { return true }
    let outer = symbol.owner?.parameters.count ?? 0
    return symbol.interface.signature.parameters.count > outer
      || (outer > 0 && symbol.isStatic && symbol.name.isOperator)
  }

  var isMember: Bool { if case .member = kind { true } else { false } }

  /// Whether an `Any` is a part of a parameter's type.
  var takesAny: Bool {
    guard case .function(let function)? = symbol?.type else { return false }
    var isFound = false
    for parameter in function.parameters {
      parameter.type.visit { if $0.isAny { isFound = true } }
    }
    return isFound
  }

  /// Whether the arguments are wanted as arrays or dictionaries of known types.
  func takesCollections(at arguments: [Int]) -> Bool {
    !arguments.isEmpty && !isGeneric && namesCollections(at: arguments)
  }

  func namesCollections(at arguments: [Int]) -> Bool {
    arguments.allSatisfy { parameter(of: $0)?.symbol?.isCovariantCollection ?? false }
  }

  func takesOnlyAny(at arguments: [Int]) -> Bool {
    arguments.allSatisfy {
      if case .existential(let existential)? = parameter(of: $0) {
        existential.isAny
      } else {
        false
      }
    }
  }

  /// Whether it is the `??` of two optionals.
  var givesOptional: Bool {
    guard let symbol, case .function(let function) = symbol.type else { return false }
    return function.result.symbol?.name == "Optional"
  }

  private func parameter(of argument: Int) -> Type? {
    guard let call, let position = call.slots.firstIndex(where: { $0.contains(argument) }) else {
      return nil
    }
    return call.function.parameters[position].type
  }
}
