import ScriptTypes

/// Why a constraint cannot hold.
struct Failure {
  enum Reason {
    case mismatch(Type, Type)
    case missingConformance(Type, TypeSymbol)
    case noMember(Type, String)
    /// A member of the type where a value is written, or the other way round.
    case memberOfOther(Type, String, isStatic: Bool)
    /// The distance is smaller for an overload that is more likely meant.
    case arguments(ArgumentMatching.Problem, ValueSymbol?, distance: Int)
    case notCallable(Type)
    case notOptional(Type)
    case notPack(Type)
    /// Packs of which elements are used together have different numbers of them.
    case packShapes(ValueSymbol, TypePack, TypePack)
    case optionalBase(Type, String)
    case missingType
    case notClass(Type)
    case tooComplex
    /// A closure with another number of parameters than the function that is wanted.
    case closureArity(Type, expected: Int, given: Int)
  }

  let reason: Reason
  let node: Node
  /// What was known of an operator's operands.
  var operands: [Type] = []
}

extension Failure.Reason {
  /// Whether a name is wrong by itself, whatever else is wrong beside it.
  var isAboutName: Bool { if case .noMember(let type, _) = self { !type.hasError } else { false } }

  /// How far an overload's parameters are from the arguments.
  var distance: Int? { if case .arguments(_, _, let distance) = self { distance } else { nil } }
}
