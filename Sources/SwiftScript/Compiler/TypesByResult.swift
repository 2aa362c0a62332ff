import SwiftSyntax

/// What the type that is wanted of a call shows of its parts, as `Observable<State>` of `x.map { … }.startWith(.loading)`.
extension Compiler {
  /// The types of the arguments of a host's method by the type that it has to give.
  func parameterTypes(
    of name: String,
    by result: TypeRef?,
    _ node: FunctionCallExprSyntax
  ) -> [TypeRef?] {
    guard let (wanted, methods) = methods(name, making: result, node) else { return [] }
    let shapes = node.shapes
    var types: [TypeRef?]?
    for method in methods {
      guard let made = method.signature.result, let sources = method.signature.match(shapes) else {
        continue
      }
      var inference = TypeInference(library)
      inference.match(made, wanted)
      var found = [TypeRef?](repeating: nil, count: shapes.count)
      for (parameter, source) in zip(method.signature.parameters, sources) {
        let type = parameter.type.substituting(inference.bindings, specialized)
        switch source {
        case .argument(let index): found[index] = type
        case .variadic(let indices): for index in indices { found[index] = type }
        case .missing: break
        }
      }
      types = types.map { zip($0, found).map { $0 == $1 ? $0 : nil } } ?? found
    }
    return types ?? []
  }

  /// Types of which the receiver leaves a part open, with what the result shows of it: `(Int) -> State` of `(Int) -> R`.
  func completed(_ types: [TypeRef?], by shown: [TypeRef?]) -> [TypeRef?] {
    guard types.count == shown.count else { return types.isEmpty ? shown : types }
    return zip(types, shown).map { type, shown in
      guard case .function(let parameters, .parameter)? = type,
        case .function(_, let result)? = shown, result.isComplete
      else { return type ?? shown }
      return .function(parameters, result)
    }
  }

  /// The type of what a host's method is called on that gives one of its own type: what is wanted of the whole.
  func receiverType(
    of name: String,
    _ base: ExprSyntax,
    by result: TypeRef?,
    _ node: FunctionCallExprSyntax
  ) -> TypeRef? {
    guard base.is(FunctionCallExprSyntax.self),
      let (wanted, methods) = methods(name, making: result, node),
      case .named(let type, _) = wanted
    else { return nil }
    let own = TypeRef.named(type, type.genericOrder.map { .parameter($0, nil) })
    return methods.allSatisfy { $0.signature.result == own } ? wanted : nil
  }

  /// The host's methods of the type that is wanted, which may be the ones that make it.
  private func methods(_ name: String, making result: TypeRef?, _ node: FunctionCallExprSyntax)
    -> (TypeRef, [Callable])?
  {
    guard let wanted = result?.wrapped.settled, case .named(let type, let arguments) = wanted,
      type.isHost, !arguments.isEmpty, wanted.isComplete, !arguments.contains(where: \.isAny)
    else { return nil }
    let shapes = node.shapes
    let found = type.methods(named: name).filter {
      !$0.isOlder && $0.signature.match(shapes) != nil
    }
    return found.isEmpty || found.contains(where: \.isScript) ? nil : (wanted, found)
  }
}
