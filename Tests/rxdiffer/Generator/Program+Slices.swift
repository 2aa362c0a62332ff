/// The parts of a program that one statement needs, found by the names that the generator makes: those with a number.
extension Program {
  /// For each statement a program that prints little else, and one that leaves out what changes its variables.
  func slices() -> [Program] {
    statements.indices.reversed().flatMap { last -> [Program] in
      var used = Self.names(in: statements[last])
      var declaring = [statements[last]]
      var mentioning = [statements[last]]
      for statement in statements[..<last].reversed() {
        let names = Self.names(in: statement)
        guard !names.isDisjoint(with: used) else { continue }
        mentioning.insert(statement, at: 0)
        if statement.opening.hasPrefix("let ") || statement.opening.hasPrefix("var ") {
          declaring.insert(statement, at: 0)
          used.formUnion(names)
        }
      }
      return [declaring, mentioning].map { reduced(to: $0) }
    }
  }

  /// The program without declarations that nothing names.
  private func reduced(to statements: [Node]) -> Program {
    var used = statements.reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1)) }
    var kept: Set<Int> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (index, node) in declarations.enumerated() where !kept.contains(index) {
        guard Self.isNeeded(node, used) else { continue }
        kept.insert(index)
        used.formUnion(Self.names(in: node))
        isGrowing = true
      }
    }
    return with(
      declarations: declarations.indices.filter(kept.contains).map { declarations[$0] },
      statements: statements
    )
  }

  private static func isNeeded(_ node: Node, _ used: Set<String>) -> Bool {
    let opening = node.opening
    if opening.contains("operator ") || opening.contains("prefix func") { return true }
    guard let name = names(in: opening).first else { return true }
    // An extension of the library's type is needed for a member that it adds or a protocol that it adopts.
    let isOfLibrary = opening.hasPrefix("extension ") && !opening.hasPrefix("extension \(name)")
    return isOfLibrary ? !used.isDisjoint(with: names(in: node)) : used.contains(name)
  }

  private static func names(in node: Node) -> Set<String> {
    Set(names(in: node.lines().joined(separator: "\n")))
  }

  private static func names(in text: String) -> [String] {
    text.matches(of: /[A-Za-z]+\d+[a-z]*/).map { String($0.output) }
  }
}
