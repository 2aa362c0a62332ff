import ScriptSource
import ScriptTypes

/// A key path while its type is looked for.
final class KeyPathNode {
  enum Component {
    /// A property or tuple element; which one is the node's choice.
    case member(Node)
    /// A subscript, as a call of the member that is its callee.
    case `subscript`(Node)
    case optionalChain(Type)
    case forcedUnwrap(Type)
  }

  let root: Type
  let value: Type
  let components: [Component]
  /// Whether a `nil` on the way makes the value `nil`.
  let isOptional: Bool

  init(root: Type, value: Type, components: [Component], isOptional: Bool) {
    self.root = root
    self.value = value
    self.components = components
    self.isOptional = isOptional
  }
}

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
