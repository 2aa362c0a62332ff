import ScriptSource
import ScriptTypes

/// All members of a type that a program may name, those of the type itself first.
struct MemberList {
  let checker: ModuleChecker
  let scope: Scope
  private(set) var suggestions: [Suggestion] = []
  private var names: Set<String> = []

  /// - Parameter base: The type of what stands before the dot: a metatype if that is a type.
  init(of base: Type, _ checker: ModuleChecker, _ scope: Scope) {
    self.checker = checker
    self.scope = scope
    switch Self.withoutVariables(base) {
    case .metatype(let box): collect(box.type, isStatic: true)
    case .tuple(let tuple):
      for (position, element) in tuple.elements.enumerated() {
        let name = element.label ?? "\(position)"
        let text = "let \(name): \(element.type)"
        suggestions.append(Suggestion(name: name, declaration: text, documentation: ""))
      }
    case let base: collect(base, isStatic: false)
    }
  }

  /// What was not found of a type has no members, and belongs to an expression that others know nothing of.
  private static func withoutVariables(_ type: Type) -> Type {
    switch type {
    case .variable: .error
    case _ where type.hasVariables: type.mapParts(withoutVariables)
    default: type
    }
  }

  private mutating func collect(_ type: Type, isStatic: Bool) {
    for (owner, base) in owners(of: type) {
      for symbol in owner.allMembers { add(symbol, base, type, isStatic) }
      guard isStatic else { continue }
      for nested in owner.memberTypes.values.flatMap(\.self) where owner.kind != .protocol {
        if names.insert(nested.name).inserted { suggestions.append(Suggestion(nested)) }
      }
    }
    if isStatic, let wrapped = checker.library.wrapped(type) { collect(wrapped, isStatic: true) }
  }

  /// The types that may declare members of a type, each with the type as it is seen there.
  private func owners(of type: Type) -> [(owner: TypeSymbol, base: Type)] {
    var found: [(owner: TypeSymbol, base: Type)] = []
    func add(_ proto: TypeSymbol) {
      for inherited in proto.inheritanceClosure
      where !found.contains(where: { $0.owner === inherited }) {
        found.append((inherited, type))
      }
    }
    switch type {
    case .nominal(let nominal):
      var classes: [NominalType] = []
      var next: NominalType? = nominal
      while let current = next {
        classes.append(current)
        next = nil
        if case .nominal(let superclass)? = current.superclass { next = superclass }
      }
      found = classes.map { ($0.symbol, .nominal($0)) }
      for current in classes {
        for conformance in current.symbol.conformances { add(conformance.proto) }
      }
    case .dynamicSelf(let box): return owners(of: box.type)
    case .parameter, .member:
      for proto in scope.signature.protocols(of: scope.signature.canonical(type)) { add(proto) }
    case .existential(let existential):
      for proto in existential.protocols { add(proto.symbol) }
      if let superclass = existential.writtenSuperclass { found += owners(of: superclass) }
    case .opaque(let opaque): for proto in opaque.constraint.protocols { add(proto.symbol) }
    default: break
    }
    return found
  }

  private mutating func add(_ symbol: ValueSymbol, _ base: Type, _ type: Type, _ isStatic: Bool) {
    guard symbol.isNameable, symbol.kind != .subscript, symbol.isUsable(in: scope),
      (symbol.isStatic || symbol.isTypeMember) == isStatic,
      !(symbol.isRequirement && names.contains(symbol.fullName)),
      let substitution = substitution(symbol, base, type)
    else { return }
    let suggestion = Suggestion(symbol, substitution)
    guard names.insert(symbol.isRequirement ? symbol.fullName : suggestion.declaration).inserted
    else { return }
    names.insert(symbol.fullName)
    suggestions.append(suggestion)
  }

  /// What stands for the parameters around the member; `nil` if what its extension asks does not hold.
  private func substitution(_ symbol: ValueSymbol, _ base: Type, _ type: Type) -> Substitution? {
    let system = ConstraintSystem(checker.solving, scope)
    let node = Node(.discard, system.makeVariable(), TextRange(start: 0, end: 0))
    let opened = checker.silently {
      system.choosing.open(symbol, receiver: base, asking: type, node)
    }
    guard checker.silently({ system.simplify() }) else { return nil }
    let parameters = symbol.interface.signature.parameters
    let arguments = opened.arguments.map { argument -> Type? in
      if case .variable = argument { nil } else { argument }
    }
    return Substitution(dynamicSelf: type) { parameter in
      parameters.firstIndex { $0 === parameter }.flatMap { arguments[$0] }
    }
  }
}

extension ValueSymbol {
  /// Whether somebody may write its name, and has reason to.
  var isNameable: Bool {
    !availability.hasOtherNameToday && !name.isOperator && name.first != "_" && name.first != "$"
  }

  /// Whether its access level lets it be named in a scope.
  func isUsable(in scope: Scope) -> Bool {
    guard access == .private, let owner else { return true }
    return sequence(first: scope, next: \.parent).contains {
      if case .type(let symbol) = $0.kind { symbol === owner } else { false }
    }
  }
}
