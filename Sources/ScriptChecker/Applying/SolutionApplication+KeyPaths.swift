import ScriptSource
import ScriptTypes

extension SolutionApplication {
  func keyPath(_ path: KeyPathNode) -> TypedExpression.Kind {
    .keyPath(
      path.components.map { component in
        switch component {
        case .member(let node): self.component(node)
        case .subscript(let call): subscriptComponent(call)
        case .optionalChain(let type): .optionalChain(self.type(type))
        case .forcedUnwrap(let type): .forcedUnwrap(self.type(type))
        }
      }
    )
  }

  private func component(_ node: Node) -> TypedKeyPathComponent {
    guard let made = choice(of: node) else { return .tupleElement(0, .error) }
    let type = self.type(made.type)
    switch made.choice.kind {
    case .tupleElement(let position): return .tupleElement(position, type)
    case .dynamicMember(let candidate, _):
      return .subscript(
        SymbolReference(candidate.symbol, made.arguments.map(self.type)),
        [.value(dynamicArgument(of: node, made))],
        type
      )
    default:
      guard let symbol = made.choice.symbol else { return .tupleElement(0, .error) }
      return .member(SymbolReference(symbol, made.arguments.map(self.type)), type)
    }
  }

  private func subscriptComponent(_ call: Node) -> TypedKeyPathComponent {
    guard case .subscript(let member, let application) = call.kind,
      let made = choice(of: member), let symbol = made.choice.symbol
    else { return .tupleElement(0, .error) }
    return .subscript(
      SymbolReference(symbol, made.arguments.map(type)),
      arguments(application, type(made.type), symbol, made),
      type(call.type)
    )
  }

  // MARK: Members that `@dynamicMemberLookup` finds

  /// `base.name` as `base[dynamicMember: …]`.
  func dynamicMember(_ node: Node, of base: TypedExpression) -> TypedExpression.Kind {
    guard let made = choice(of: node), let symbol = made.choice.symbol else { return .error }
    return .subscript(
      base,
      SymbolReference(symbol, made.arguments.map(type)),
      [.value(dynamicArgument(of: node, made))]
    )
  }

  /// The name as a text, or as a key path to the member that it names.
  private func dynamicArgument(of node: Node, _ made: MadeChoice) -> TypedExpression {
    guard case .dynamicMember(let candidate, let name) = made.choice.kind,
      case .function(let function) = candidate.symbol.type,
      let parameter = function.parameters.first
    else { return TypedExpression(.error, .error, node.range) }
    let wanted = parameter.type.substituting(
      Substitution(
        candidate.symbol.interface.signature.parameters,
        made.arguments.map(type),
        dynamicSelf: candidate.base
      )
    )
    guard let member = node.dynamicComponent, case .nominal(let path) = wanted, path.isKeyPath
    else {
      return TypedExpression(.string(name), wanted, node.range)
    }
    return TypedExpression(.keyPath([component(member)]), wanted, node.range)
  }
}
