import ScriptSource
import ScriptTypes

extension DeclarationCollector {
  /// The storage, value and projection of a variable with property wrappers.
  func wrapped(
    _ name: String,
    _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration
  ) -> [ValueSymbol] {
    var written: WrittenType?
    if case .typed(_, let type) = binding.pattern.kind { written = type }
    let variable = WrappedVariable(
      checker: checker,
      scope: scope,
      name: name,
      attributes: declaration.customAttributes,
      written: written,
      value: binding.value,
      range: binding.pattern.range
    )
    let scope = scope
    let receiver = receiver
    func symbol(_ name: String, _ type: @escaping (ValueSymbol) -> Type) -> ValueSymbol {
      let symbol = ValueSymbol(name, .variable, in: context) { symbol in
        ValueSymbol.Interface(
          signature: scope.signature,
          receiver: receiver,
          type: type(symbol)
        )
      }
      declaration.apply(to: symbol)
      symbol.isSettable = true
      return symbol
    }
    let storage = symbol("_" + name) { _ in variable.storageType }
    storage.isStored = true
    storage.access = .private
    let value = symbol(name) { symbol in
      symbol.isSettable = variable.isSettable
      symbol.hasMutatingGetter = variable.hasMutatingGetter
      return variable.valueType
    }
    value.storage = storage
    let projection = symbol("$" + name) { symbol in
      symbol.isSettable = variable.isProjectionSettable
      return variable.projectedType ?? .error
    }
    checker.addBody(Body(symbol: storage, .wrapped(variable, .storage), in: scope))
    checker.addBody(Body(symbol: value, .wrapped(variable, .value), in: scope))
    if binding.accessors != nil {
      checker.addBody(Body(symbol: value, .variable(binding), in: scope))
    }
    checker.addBody(Body(symbol: projection, .wrapped(variable, .projection), in: scope))
    checker.wrapped[ObjectIdentifier(value)] = variable
    return [storage, value, projection]
  }
}
