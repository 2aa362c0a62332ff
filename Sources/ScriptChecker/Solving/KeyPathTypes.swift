import ScriptTypes

/// Finds the types of key paths.
struct KeyPathTypes {
  let system: ConstraintSystem

  /// A key path has a type once its components are chosen; its root is written, or given by what it is wanted as.
  func type(of node: Node) -> Outcome {
    guard case .keyPath(let path) = node.kind else { return .failed }
    guard takeOverRoot(of: node, path) else { return .failed }
    let root = system.shallow(path.root)
    if case .variable = root { return .waiting }
    var isSettable = true
    var isReference = system.scope.signature.isReference(root)
    for component in path.components {
      switch component {
      case .member(let member):
        guard let choice = system.choice(of: member)?.choice else { return .waiting }
        isSettable = isSettable && choice.symbol?.isSettable ?? true
        isReference =
          isReference || system.scope.signature.isReference(system.resolved(member.type))
      case .subscript(let call):
        guard case .subscript(let member, _) = call.kind,
          let choice = system.choice(of: member)?.choice
        else { return .waiting }
        isSettable = isSettable && choice.symbol?.isSettable ?? true
        isReference = isReference || system.scope.signature.isReference(system.resolved(call.type))
      case .optionalChain: isSettable = false
      case .forcedUnwrap: break
      }
    }
    let name =
      !isSettable ? "KeyPath" : isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath"
    return Outcome(
      system.isEqual(node.type, system.library.type(name, path.root, path.value), node)
    )
  }

  /// What the context wants a key path to be says its root: a function of it, or a key path.
  private func takeOverRoot(of node: Node, _ path: KeyPathNode) -> Bool {
    guard case .variable(let variable) = system.shallow(node.type) else { return true }
    for constraint in system.variables[system.representative(variable)].uses
    where !constraint.isSolved {
      guard case .conversion(let from, let to, _) = constraint.kind,
        case .variable(let source) = system.shallow(from),
        system.representative(source) == system.representative(variable)
      else { continue }
      switch system.shallow(to) {
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
    let known = system.resolved(root)
    return known.hasVariables || system.conversions.equal(path.root, known, node) != .failed
  }

  /// A key path that is written where a function is wanted.
  func convert(_ source: NominalType, _ target: FunctionType, _ node: Node) -> Outcome? {
    guard case .keyPath = node.kind, source.isKeyPath, source.arguments.count == 2,
      target.parameters.count == 1
    else { return nil }
    guard system.isEqual(source.arguments[0], target.parameters[0].type, node) else {
      return .failed
    }
    // A function that takes a key path is preferred.
    system.score.add(.functionConversion)
    let outcome = system.conversions.convert(source.arguments[1], target.result, .value, node)
    if outcome == .waiting {
      system.add(.conversion(source.arguments[1], target.result, .value), node)
      return .solved
    }
    return outcome
  }
}

extension NominalType {
  var isKeyPath: Bool { symbol.parent == nil && symbol.name.hasSuffix("KeyPath") }
}

extension ConstraintSystem {
  var keyPaths: KeyPathTypes { KeyPathTypes(system: self) }
}
