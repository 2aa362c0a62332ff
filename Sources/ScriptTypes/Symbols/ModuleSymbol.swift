/// A module: the names that an import brings.
package final class ModuleSymbol {
  package let name: String
  package private(set) var values: [String: [ValueSymbol]] = [:]
  package private(set) var types: [String: [NamedType]] = [:]
  package private(set) var operators: [OperatorKey: OperatorSymbol] = [:]
  package private(set) var precedenceGroups: [String: PrecedenceGroup] = [:]

  package init(name: String) { self.name = name }

  package func add(_ value: ValueSymbol) { values[value.name, default: []].append(value) }
  package func add(_ type: NamedType) { types[type.name, default: []].append(type) }
  package func add(_ symbol: OperatorSymbol) {
    operators[OperatorKey(symbol.name, symbol.fixity)] = symbol
  }
  package func add(_ group: PrecedenceGroup) { precedenceGroups[group.name] = group }
}

/// What a type name may stand for.
package enum NamedType {
  case symbol(TypeSymbol)
  case alias(AliasSymbol)
  case parameter(GenericParameter)
  case associatedType(AssociatedTypeSymbol)

  package var name: String {
    switch self {
    case .symbol(let symbol): symbol.name
    case .alias(let alias): alias.name
    case .parameter(let parameter): parameter.name
    case .associatedType(let symbol): symbol.name
    }
  }
}

package enum OperatorFixity: String { case prefix, infix, postfix }

package struct OperatorKey: Hashable {
  let name: String
  let fixity: OperatorFixity

  package init(_ name: String, _ fixity: OperatorFixity) {
    self.name = name
    self.fixity = fixity
  }
}

package final class OperatorSymbol {
  package let name: String
  package let fixity: OperatorFixity
  /// The name of an infix operator's precedence group.
  package let group: String

  package init(name: String, fixity: OperatorFixity, group: String = "DefaultPrecedence") {
    self.name = name
    self.fixity = fixity
    self.group = group
  }
}

package final class PrecedenceGroup {
  package enum Associativity { case left, right, none }

  package let name: String
  package let associativity: Associativity
  package let isAssignment: Bool
  package let higherThan: [String]
  package let lowerThan: [String]

  package init(
    name: String,
    associativity: Associativity = .none,
    isAssignment: Bool = false,
    higherThan: [String] = [],
    lowerThan: [String] = []
  ) {
    self.name = name
    self.associativity = associativity
    self.isAssignment = isAssignment
    self.higherThan = higherThan
    self.lowerThan = lowerThan
  }
}
