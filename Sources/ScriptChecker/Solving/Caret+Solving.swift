import ScriptSource
import ScriptTypes

extension Caret {
  func noteMember(of base: Type, in system: ConstraintSystem) {
    bases.append((ObjectIdentifier(system), base, system.resolved(base)))
  }

  /// Notes a call if one of its arguments begins here.
  func noteCall(_ candidates: [ValueSymbol], _ application: Application) {
    guard
      let position = application.arguments.firstIndex(where: {
        $0.node.name?.base == Caret.name && $0.label == nil
      })
    else { return }
    call = (candidates, application.arguments.prefix(position).map { $0.label ?? "" })
  }

  /// Learns what a statement's types have turned out to be.
  ///
  /// - Parameter solved: A type with its variables replaced; `nil` if the statement has no solution.
  func finish(_ system: ConstraintSystem, _ solved: ((Type) -> Type)?) {
    let own = bases.filter { $0.system == ObjectIdentifier(system) }
    guard !own.isEmpty else { return }
    bases.removeAll { $0.system == ObjectIdentifier(system) }
    let types = own.map { base in
      let type = solved?(base.type)
      return type.map { $0.hasError ? base.known : $0 } ?? base.known
    }
    let isKnown = { (type: Type) in !type.hasVariables && !type.hasError }
    if let type = types.last(where: isKnown) ?? types.last {
      place = .member(of: type, system.scope)
    }
  }
}
