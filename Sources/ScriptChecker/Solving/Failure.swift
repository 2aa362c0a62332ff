import ScriptTypes

/// Why a constraint cannot hold.
struct Failure {
  enum Reason {
    case mismatch(Type, Type)
    case missingConformance(Type, TypeSymbol)
    case noMember(Type, String)
    /// A member of the type where a value is written, or the other way round.
    case memberOfOther(Type, String, isStatic: Bool)
    case arguments(ArgumentMatching.Problem, ValueSymbol?)
    case notCallable(Type)
    case notOptional(Type)
    case optionalBase(Type, String)
    case missingType
    case notClass(Type)
    case tooComplex
    /// A closure with another number of parameters than the function that is wanted.
    case closureArity(Type, expected: Int, given: Int)
  }

  let reason: Reason
  let node: Node
}
