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
