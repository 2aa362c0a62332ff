extension HeaderReader {
  /// `operator +: Group` behind `infix`, which was read as a modifier.
  mutating func operatorDeclaration(_ modifiers: [Modifier]) -> OperatorDeclaration {
    scanner.skipTrivia()
    let name = scanner.operatorName() ?? name()
    let fixity = modifiers.lazy.compactMap { OperatorDeclaration.Fixity(rawValue: $0.name) }.first
    return OperatorDeclaration(
      name: name,
      fixity: fixity ?? .infix,
      group: skip(.colon) ? self.name() : nil
    )
  }

  mutating func precedenceGroup() -> PrecedenceGroupDeclaration {
    let name = name()
    var associativity = PrecedenceGroupDeclaration.Associativity.none
    var isAssignment = false
    var higher: [Identifier] = []
    var lower: [Identifier] = []
    expect(.openBrace)
    while !skip(.closeBrace) {
      let attribute = self.name().text
      expect(.colon)
      var values = [self.name()]
      while skip(.comma) { values.append(self.name()) }
      switch attribute {
      case "associativity": associativity = .init(rawValue: values[0].text) ?? .none
      case "assignment": isAssignment = values[0].text == "true"
      case "higherThan": higher = values
      default: lower = values
      }
    }
    return PrecedenceGroupDeclaration(
      name: name,
      associativity: associativity,
      isAssignment: isAssignment,
      higherThan: higher,
      lowerThan: lower
    )
  }
}
