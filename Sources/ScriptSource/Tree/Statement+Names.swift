extension [Statement] {
  /// The names that a file declares for others: at its top, and in extensions.
  package var declaredNames: [String] {
    flatMap { statement -> [String] in
      guard case .declaration(let declaration) = statement.kind else { return [] }
      if case .extension(let node) = declaration.kind { return node.members.flatMap(\.names) }
      return declaration.names
    }
  }
}

extension Declaration {
  fileprivate var names: [String] {
    switch kind {
    case .variable(let node): node.bindings.flatMap(\.pattern.names)
    case .function(let node): [node.name.text]
    case .nominal(let node): [node.name.text]
    case .typealias(let node): [node.name.text]
    default: []
    }
  }
}

extension Pattern {
  fileprivate var names: [String] {
    switch kind {
    case .identifier(let name): [name]
    case .typed(let inner, _), .binding(_, let inner): inner.names
    case .tuple(let elements): elements.flatMap(\.pattern.names)
    default: []
    }
  }
}
