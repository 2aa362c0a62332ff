import SwiftSyntax

extension TreeReader {
  func attributes(_ list: AttributeListSyntax?) -> [Attribute] {
    list?.compactMap { element in
      guard case .attribute(let node) = element else { return nil }
      return Attribute(
        type: type(node.attributeName),
        arguments: AttributeArguments(tree: self).read(node),
        place(of: node)
      )
    } ?? []
  }
}

/// Reads the arguments of attributes.
///
/// `@available` has a grammar of its own, from which a script needs the words alone.
private struct AttributeArguments {
  let tree: TreeReader

  func read(_ node: AttributeSyntax) -> Arguments? {
    switch node.arguments {
    case .argumentList(let list)?:
      return Arguments(listed: list.map(tree.argument), tree.place(of: list))
    case .availability(let list)?:
      return Arguments(
        listed: list.map { item in
          switch item.argument {
          case .token(let token):
            let name = DeclarationName(token.text, tree.place(of: token))
            return Argument(label: nil, value: Expression(.name(name), tree.place(of: token)))
          case .availabilityVersionRestriction(let node):
            let name = DeclarationName(node.platform.text, tree.place(of: node))
            return Argument(label: nil, value: Expression(.name(name), tree.place(of: node)))
          case .availabilityLabeledArgument(let node):
            var text = ""
            if case .string(let literal) = node.value {
              text = literal.segments.map(\.content.text).joined()
            }
            return Argument(
              label: tree.identifier(node.label),
              value: Expression(
                .string(StringLiteral(segments: [.text(text)])),
                tree.place(of: node.value)
              )
            )
          }
        },
        tree.place(of: list)
      )
    default: return nil
    }
  }
}
