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

  var place: Place?
  /// The declarations that a call may mean whose argument begins here, and the labels of the arguments before.
  var call: (candidates: [ValueSymbol], before: [String])?
  /// The types of what stands before the dot, while a statement is solved.
  var bases: [(system: ObjectIdentifier, type: Type, known: Type)] = []

  func note(_ place: Place) { self.place = place }
}
