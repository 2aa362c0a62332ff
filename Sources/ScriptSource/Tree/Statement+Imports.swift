extension [Statement] {
  /// The modules that a program imports, and where it names them.
  package var imports: [(name: String, range: TextRange)] {
    compactMap { statement in
      guard case .declaration(let declaration) = statement.kind,
        case .import(let node) = declaration.kind, let name = node.path.first
      else { return nil }
      return (name.text, name.range)
    }
  }
}
