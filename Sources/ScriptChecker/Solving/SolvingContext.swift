import ScriptSource
import ScriptTypes

/// What of a module the search for types knows.
final class SolvingContext {
  let library: StandardTypes
  /// The version that decides between an older and a current meaning of a name.
  var version = Fix.today
  /// The version that the program's older names are of, if that is known.
  var origin = Fix.today
  /// The place that somebody types at, who is told what can stand there.
  var caret: Caret?
  /// Whether one declaration is more special than another, as far as that has been asked.
  var comparisons: [Comparison: Bool] = [:]

  /// The protocols that the types of literals conform to, for the kinds of literals that have been met.
  private var literalProtocols: [LiteralKinds.RawValue: [TypeSymbol]] = [:]

  func protocols(of literals: LiteralKinds) -> [TypeSymbol] {
    if let known = literalProtocols[literals.rawValue] { return known }
    let protocols = literals.protocolNames.map { library[$0] }
    literalProtocols[literals.rawValue] = protocols
    return protocols
  }

  /// Lets go of the declarations that it knows.
  func release() { (comparisons, literalProtocols) = ([:], [:]) }

  /// Whether it is of a library, which sees what is not public in the others.
  var isOfLibrary: Bool

  init(library: StandardTypes, isOfLibrary: Bool = false) {
    self.library = library
    self.isOfLibrary = isOfLibrary
  }

  struct Comparison: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier

    init(_ first: ObjectIdentifier, _ second: ObjectIdentifier) {
      self.first = first
      self.second = second
    }
  }
}
