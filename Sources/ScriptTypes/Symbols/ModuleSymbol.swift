/// A module: the names that an import brings.
package final class ModuleSymbol {
  package let name: String
  package let values = NameTable<[ValueSymbol]>()
  package let types = NameTable<[NamedType]>()
  package let operators = NameTable<[OperatorSymbol]>()
  package let precedenceGroups = NameTable<PrecedenceGroup>()

  /// Whether others see nothing of it but what is public.
  package let isLibrary: Bool

  /// Whether it is a compiled module that is interpreted from its source.
  package let isSource: Bool

  /// The names that members of its types are looked up by, which it shares with the modules that it sees.
  package var memberNames: MemberNames?

  /// Another name of it, as the one by which its own text calls it.
  private let ownName: String?

  package init(
    name: String,
    ownName: String? = nil,
    isLibrary: Bool = false,
    isSource: Bool = false
  ) {
    self.name = name
    self.ownName = ownName
    self.isSource = isSource
    self.isLibrary = isLibrary
    RunCensus.current?.add(self, "module \(name)")
  }

  package func isNamed(_ name: String) -> Bool { name == self.name || name == ownName }

  /// What has been declared so far.
  ///
  /// - Returns: Takes back what has been declared since.
  package func mark() -> () -> Void {
    let marked = (
      values.declared, types.declared, operators.declared, precedenceGroups.declared
    )
    return { [self] in
      (values.declared, types.declared, operators.declared, precedenceGroups.declared) = marked
    }
  }

  /// Forgets the types of a name, and the values that a test finds.
  package func forget(_ name: String, where isReplaced: (ValueSymbol) -> Bool = { _ in true }) {
    types.declared[name] = nil
    values.declared[name]?.removeAll(where: isReplaced)
  }

  /// Lets go of everything that it declares.
  package func release() {
    for type in types.declared.values.flatMap({ $0 }) { type.release() }
    for value in values.declared.values.flatMap({ $0 }) { value.release() }
    (values.complete, types.complete, operators.complete) = (nil, nil, nil)
    precedenceGroups.complete = nil
    (values.declared, types.declared) = ([:], [:])
    (operators.declared, precedenceGroups.declared) = ([:], [:])
  }

  package func add(_ value: ValueSymbol) { values.add(value, named: value.name) }
  package func add(_ type: NamedType) { types.add(type, named: type.name) }
  package func add(_ symbol: OperatorSymbol) { operators.add(symbol, named: symbol.name) }
  package func add(_ group: PrecedenceGroup) { precedenceGroups.set(group, named: group.name) }

  // Most names are looked up by these two, which are compiled here for what their tables hold.
  package func values(named name: String) -> [ValueSymbol] { values[name] ?? [] }
  package func types(named name: String) -> [NamedType] { types[name] ?? [] }

  package func `operator`(_ name: String, _ fixity: OperatorFixity) -> OperatorSymbol? {
    operators[name]?.first { $0.fixity == fixity }
  }

  /// Has `declare` called with each name of which nothing is known; it says whether it has declared anything.
  package func setCompletion(_ declare: @escaping (String) -> Bool) {
    values.complete = declare
    types.complete = declare
    operators.complete = declare
    precedenceGroups.complete = declare
  }
}

/// What a type name may stand for.
package enum NamedType {
  case symbol(TypeSymbol)
  case alias(AliasSymbol)
  case parameter(GenericParameter)
  case associatedType(AssociatedTypeSymbol)

  func release() {
    switch self {
    case .symbol(let symbol): symbol.release()
    case .alias(let alias): alias.release()
    case .associatedType(let symbol): symbol.release()
    case .parameter: break
    }
  }

  /// Whether both are the same declaration.
  package func isSame(as other: NamedType) -> Bool {
    switch (self, other) {
    case (.symbol(let one), .symbol(let two)): one === two
    case (.alias(let one), .alias(let two)): one === two
    case (.parameter(let one), .parameter(let two)): one === two
    case (.associatedType(let one), .associatedType(let two)): one === two
    default: false
    }
  }

  /// Whether both are other names of one type.
  package func isAlias(ofSameAs other: NamedType) -> Bool {
    guard case .alias(let one) = self, case .alias(let two) = other,
      one.signature.parameters.isEmpty, two.signature.parameters.isEmpty
    else { return false }
    return one.type == two.type
  }

  package var name: String {
    switch self {
    case .symbol(let symbol): symbol.name
    case .alias(let alias): alias.name
    case .parameter(let parameter): parameter.name
    case .associatedType(let symbol): symbol.name
    }
  }
}

package enum OperatorFixity: String, CaseIterable { case prefix, infix, postfix }

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
