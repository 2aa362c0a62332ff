import ScriptSource
import ScriptTypes

extension ConstraintSystem {
  /// A key path is looked at once its root is known: written, or given by what it is wanted as.
  func keyPath(_ node: Node) -> Outcome {
    guard case .keyPath(let path) = node.kind else { return .failed }
    wantedRoot(of: node, path)
    let root = shallow(path.root)
    if case .variable = root { return .waiting }
    var type = path.root
    var isOptional = false
    for component in path.syntax.components {
      switch component {
      case .member(let name) where name.base == "self": continue
      case .member(let name):
        let member = Node(.member(Node(.error, type, node.range)), makeVariable(), name.range)
        member.name = name
        add(.member(type, name.base, member.type, member), member)
        type = member.type
      case .subscript:
        let member = Node(.member(Node(.error, type, node.range)), makeVariable(), node.range)
        member.name = DeclarationName("subscript", node.range)
        let value = makeVariable()
        add(.member(type, "subscript", member.type, member), member)
        add(.equal(member.type, .function([makeVariable()], value)), member)
        type = value
      case .optionalChain:
        let object = makeVariable()
        add(.optionalObject(type, object), node)
        type = object
        isOptional = true
      case .forcedUnwrap:
        let object = makeVariable()
        add(.optionalObject(type, object), node)
        type = object
      }
    }
    if isOptional { type = library.optional(type) }
    guard isEqual(path.value, type, node) else { return .failed }
    // Where nothing asks for a function it is a key path.
    if case .variable = shallow(node.type) {
      let literal = library.type("WritableKeyPath", path.root, path.value)
      add(.conversion(literal, node.type, .value), node)
    }
    return .solved
  }

  /// What the context wants a key path to be: a function of the root, or a key path.
  private func wantedRoot(of node: Node, _ path: KeyPathNode) {
    guard case .variable(let variable) = shallow(node.type) else { return }
    for constraint in variables[representative(variable)].uses where !constraint.isSolved {
      guard case .conversion(let from, let to, _) = constraint.kind,
        case .variable(let source) = shallow(from),
        representative(source) == representative(variable)
      else { continue }
      switch shallow(to) {
      case .function(let function) where function.parameters.count == 1:
        _ = isEqual(path.root, function.parameters[0].type, node)
        let type = Type.function([path.root], path.value)
        _ = bind(variable, to: type, node)
        return
      case .nominal(let nominal)
      where nominal.symbol.name.hasSuffix("KeyPath") && nominal.arguments.count == 2:
        _ = isEqual(path.root, nominal.arguments[0], node)
        _ = isEqual(path.value, nominal.arguments[1], node)
        _ = bind(variable, to: .nominal(nominal), node)
        return
      default: continue
      }
    }
  }
}
