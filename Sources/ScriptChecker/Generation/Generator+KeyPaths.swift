import ScriptSource
import ScriptTypes

extension Generator {
  func keyPath(_ path: KeyPath, _ range: TextRange) -> Node {
    let root = path.root.map(resolver.resolve) ?? system.makeVariable()
    var type = root
    var isOptional = false
    var components: [KeyPathNode.Component] = []
    for component in path.components {
      let base = Node(.error, type, range)
      switch component {
      case .member(let name) where name.base == "self" && !name.isEscaped: continue
      case .member(let name):
        let member = memberNode(base, name, name.range)
        finish(member)
        components.append(.member(member))
        type = member.type
      case .subscript(let arguments):
        let call = subscripted(base, arguments, range)
        components.append(.subscript(call))
        type = call.type
      case .optionalChain(let range), .forcedUnwrap(let range):
        let object = system.makeVariable()
        system.add(.optionalObject(type, object), Node(.error, object, range))
        if case .optionalChain = component {
          isOptional = true
          components.append(.optionalChain(object))
        } else {
          components.append(.forcedUnwrap(object))
        }
        type = object
      }
    }
    let value = isOptional ? library.optional(system.makeVariable()) : type
    let keyPath = KeyPathNode(
      root: root,
      value: value,
      components: components,
      isOptional: isOptional
    )
    let node = fresh(.keyPath(keyPath), range)
    if isOptional { system.add(.conversion(type, value, .value), node) }
    system.add(.keyPath(node), node)
    return node
  }
}
