package struct OperatorDeclaration: Sendable {
  package enum Fixity: String, Sendable { case prefix, infix, postfix }

  package let name: Identifier
  package let fixity: Fixity
  package let group: Identifier?

  package init(name: Identifier, fixity: Fixity, group: Identifier?) {
    self.name = name
    self.fixity = fixity
    self.group = group
  }
}

package struct PrecedenceGroupDeclaration: Sendable {
  package enum Associativity: String, Sendable { case left, right, none }

  package let name: Identifier
  package let associativity: Associativity
  package let isAssignment: Bool
  package let higherThan: [Identifier]
  package let lowerThan: [Identifier]

  package init(
    name: Identifier,
    associativity: Associativity,
    isAssignment: Bool,
    higherThan: [Identifier],
    lowerThan: [Identifier]
  ) {
    self.name = name
    self.associativity = associativity
    self.isAssignment = isAssignment
    self.higherThan = higherThan
    self.lowerThan = lowerThan
  }
}
