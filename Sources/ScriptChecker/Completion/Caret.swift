import ScriptSource
import ScriptTypes

/// What the checker knows at a place of a program that is being typed.
///
/// A name that nothing declares stands there; the checker notes what it looks the name up in.
final class Caret {
  enum Place {
    /// Behind the dot of a value, or of a type, which the type is a metatype for.
    case member(of: Type, Scope)
    case name(Scope)
    case type(Scope)
  }

  static let name = "caret\u{1D7D8}"

  private(set) var place: Place?
  /// The declarations that a call may mean whose argument begins here, and the labels of the arguments before.
  private(set) var call: (candidates: [ValueSymbol], before: [String])?
  /// The types of what stands before the dot, while a statement is solved.
  private var bases: [(system: ObjectIdentifier, type: Type, known: Type)] = []

  func note(_ place: Place) { self.place = place }

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
