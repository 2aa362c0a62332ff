import ScriptTypes

extension ConstraintSystem {
  /// A key path has a type once its components are chosen; its root is written, or given by what it is wanted as.
  func keyPath(_ node: Node) -> Outcome {
    guard case .keyPath(let path) = node.kind else { return .failed }
    guard takeOverRoot(of: node, path) else { return .failed }
    let root = shallow(path.root)
    if case .variable = root { return .waiting }
    var isSettable = true
    var isReference = isReference(root)
    for component in path.components {
      switch component {
      case .member(let member):
        guard let choice = choice(of: member)?.choice else { return .waiting }
        isSettable = isSettable && choice.symbol?.isSettable ?? true
        isReference = isReference || self.isReference(resolved(member.type))
      case .subscript(let call):
        guard case .subscript(let member, _) = call.kind,
          let choice = choice(of: member)?.choice
        else { return .waiting }
        isSettable = isSettable && choice.symbol?.isSettable ?? true
        isReference = isReference || self.isReference(resolved(call.type))
      case .optionalChain: isSettable = false
      case .forcedUnwrap: break
      }
    }
    let name =
      !isSettable ? "KeyPath" : isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath"
    return Outcome(isEqual(node.type, library.type(name, path.root, path.value), node))
  }

  /// What the context wants a key path to be says its root: a function of it, or a key path.
  private func takeOverRoot(of node: Node, _ path: KeyPathNode) -> Bool {
    guard case .variable(let variable) = shallow(node.type) else { return true }
    for constraint in variables[representative(variable)].uses where !constraint.isSolved {
      guard case .conversion(let from, let to, _) = constraint.kind,
        case .variable(let source) = shallow(from),
        representative(source) == representative(variable)
      else { continue }
      switch shallow(to) {
      case .function(let function) where function.parameters.count == 1:
        return takeOver(function.parameters[0].type, path, node)
      case .nominal(let nominal) where nominal.isKeyPath && !nominal.arguments.isEmpty:
        return takeOver(nominal.arguments[0], path, node)
      default: continue
      }
    }
    return true
  }

  private func takeOver(_ root: Type, _ path: KeyPathNode, _ node: Node) -> Bool {
    let known = resolved(root)
    return known.hasVariables || equal(path.root, known, node) != .failed
  }

  /// A key path that is written where a function is wanted.
  func convertKeyPath(_ source: NominalType, _ target: FunctionType, _ node: Node) -> Outcome? {
    guard case .keyPath = node.kind, source.isKeyPath, source.arguments.count == 2,
      target.parameters.count == 1
    else { return nil }
    guard isEqual(source.arguments[0], target.parameters[0].type, node) else { return .failed }
    let outcome = convert(source.arguments[1], target.result, .value, node)
    if outcome == .waiting {
      add(.conversion(source.arguments[1], target.result, .value), node)
      return .solved
    }
    return outcome
  }
}

extension NominalType {
  var isKeyPath: Bool { symbol.parent == nil && symbol.name.hasSuffix("KeyPath") }
}
