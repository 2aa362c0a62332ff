import ScriptTypes

/// What else is said of expressions, and of statements around them.
enum SolvingMessages {
  // MARK: FailureReport

  static let ambiguousType =
    "type of expression is ambiguous without a type annotation"
  static func unreadableRegex(_ problem: String) -> String {
    "cannot parse regular expression: \(problem)"
  }
  static func staticMemberOfInstance(_ name: String, _ type: Type) -> String {
    "static member '\(name)' cannot be used on instance of type '\(type)'"
  }
  static func instanceMemberOfType(_ name: String, _ type: Type) -> String {
    "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?"
  }
  static func caseWithoutPayload(_ name: String) -> String {
    "enum case '\(name)' has no associated values"
  }
  static func notCallable(_ type: Type) -> String {
    "cannot call value of non-function type '\(type)'"
  }
  static func notUnwrappable(_ type: Type) -> String {
    "cannot force unwrap value of non-optional type '\(type)'"
  }
  static func notChainable(_ type: Type) -> String {
    "cannot use optional chaining on non-optional value of type '\(type)'"
  }
  static func memberOfOptional(_ optional: Type, _ name: String, _ wrapped: Type) -> String {
    "value of optional type '\(optional)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'"
  }
  static func requiresClass(_ kind: String, _ name: String, _ type: Type) -> String {
    "\(kind) '\(name)' requires that '\(type)' be a class type"
  }
  static func notClass(_ type: Type) -> String {
    "'\(type)' is required to be a class type"
  }
  static let tooComplex =
    "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
  static func closureIgnoresArguments(_ arguments: String) -> String {
    "contextual type for closure argument list expects \(arguments), which cannot be implicitly ignored"
  }
  static func closureArity(_ type: Type, _ arguments: String, _ given: Int, _ verb: String)
    -> String
  {
    "contextual closure type '\(type)' expects \(arguments), but \(given) \(verb) used in closure body"
  }
  static func requiresConformance(
    _ kind: String,
    _ name: String,
    _ type: Type,
    _ proto: String
  ) -> String {
    "\(kind)'\(name)' requires that '\(type)' conform to '\(proto)'"
  }
  static func typeNotConforming(_ type: Type, _ proto: String) -> String {
    "type '\(type)' does not conform to protocol '\(proto)'"
  }
  static let nilWithoutType =
    "'nil' requires a contextual type"
  static let emptyLiteral =
    "empty collection literal requires an explicit type"
  static func memberWithoutType(_ name: String) -> String {
    "reference to member '\(name)' cannot be resolved without a contextual type"
  }
  static let keyPathWithoutRoot =
    "cannot infer key path type from context; consider explicitly specifying a root type"
  static func closureParameterWithoutType(_ name: String) -> String {
    "cannot infer type of closure parameter '\(name)' without a type annotation"
  }
  static func genericParameterUnknown(_ name: String) -> String {
    "generic parameter '\(name)' could not be inferred"
  }
  static func noDynamicMember(_ type: Type, _ name: String, _ root: Type) -> String {
    "value of type '\(type)' has no dynamic member '\(name)' using key path from root type '\(root)'"
  }
  static func noSubscripts(_ type: Type) -> String {
    "value of type '\(type)' has no subscripts"
  }
  static func noInitializers(_ type: Type) -> String {
    "'\(type)' cannot be constructed because it has no accessible initializers"
  }
  static func typeHasNoMember(_ type: Type, _ name: String) -> String {
    "type '\(type)' has no member '\(name)'"
  }
  static func tupleHasNoMember(_ type: Type, _ name: String) -> String {
    "value of tuple type '\(type)' has no member '\(name)'"
  }
  static func valueHasNoMember(_ type: Type, _ name: String) -> String {
    "value of type '\(type)' has no member '\(name)'"
  }
  static func ambiguousUse(_ name: String) -> String {
    "ambiguous use of '\(name)'"
  }

  // MARK: ResultBuilder

  static func builderControlFlow(_ builder: Type) -> String {
    "closure containing control flow statement cannot be used with result builder '\(builder)'"
  }

  // MARK: StatementChecker

  static let returnOutside =
    "return invalid outside of a func"
  static let missingValue =
    "non-void function should return a value"
  static let unexpectedValue =
    "unexpected non-void return value in void function"
  static func bindingNotOptional(_ type: Type) -> String {
    "initializer for conditional binding must have Optional type, not '\(type)'"
  }
  static func notSequence(_ type: Type, _ proto: String) -> String {
    "for-in loop requires '\(type)' to conform to '\(proto)'"
  }

  // MARK: Packs

  static func packWithoutEach(_ type: Type) -> String {
    "value pack '\(type)' must be referenced with 'each'"
  }
  static func packElementOutside(_ type: Type) -> String {
    "pack reference '\(type)' can only appear in pack expansion"
  }
  static func packShapes(_ declaration: String, _ first: [Type], _ second: [Type]) -> String {
    func list(_ types: [Type]) -> String { types.map(\.description).joined(separator: ", ") }
    return
      "\(declaration) requires the type packs '\(list(first))' and '\(list(second))' have the same shape"
  }
  static func packExpansionMisplaced(_ type: Type) -> String {
    "pack expansion '\(type)' can only appear in a function parameter list, tuple element, or generic argument of a variadic type"
  }
  static let expansionWithoutPack =
    "value pack expansion must contain at least one pack reference"

  // MARK: Folding

  static func nonassociative(_ group: String) -> String {
    "adjacent operators are in non-associative precedence group '\(group)'"
  }
  static func unorderedPrecedence(_ first: String, _ second: String) -> String {
    "adjacent operators are in unordered precedence groups '\(first)' and '\(second)'"
  }

  // MARK: Generator+Calls

  static func otherFixity(_ name: String, _ fixity: OperatorFixity) -> String {
    "'\(name)' is not a \(fixity == .infix ? "binary" : "\(fixity.rawValue) unary") operator"
  }
  static let typeAsValue =
    "expected member name or initializer call after type name"
  static let expectedType =
    "expected a type"

  // MARK: Generator+Closures

  static func ownershipOfExistential(_ word: String, _ type: Type) -> String {
    "'\(word)' must not be applied to non-class-bound '\(type)'; consider adding a protocol conformance that has a class bound"
  }
  static func ownershipOfValue(_ word: String, _ type: Type) -> String {
    "'\(word)' may only be applied to class and class-bound protocol types, not '\(type)'"
  }

  // MARK: SolutionApplication

  static let unknownParameters =
    "rxlab can't tell what this call's parameters are; this is a mistake of rxlab's"

  // MARK: Generator

  static let selectorWithoutObjc =
    "'#selector' can only be used with the Objective-C runtime"
  static let keyPathWithoutObjc =
    "'#keyPath' can only be used with the Objective-C runtime"
  static let hexadecimalWithoutExponent =
    "hexadecimal floating point literal must end with an exponent"
  static func unknownMacro(_ name: String) -> String {
    "no macro named '\(name)'"
  }
}
