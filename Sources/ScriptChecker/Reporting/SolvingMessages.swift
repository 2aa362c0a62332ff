import ScriptTypes

/// What is said of expressions, patterns and names, and of statements around them.
enum SolvingMessages {
  // MARK: FailureReport+Calls

  static func noExactMatches(_ place: String) -> String {
    "no exact matches in call to \(place)"
  }
  static func conflictingArguments(_ parameter: String, _ types: String) -> String {
    "conflicting arguments to generic parameter '\(parameter)' (\(types))"
  }
  static func receiverMismatch(
    _ kind: String,
    _ member: String,
    _ type: String,
    _ from: Type,
    _ to: Type
  ) -> String {
    "referencing \(kind) '\(member)' on '\(type)' requires the types '\(from)' and '\(to)' be equivalent"
  }
  static func operatorRequires(_ operatorName: String, _ type: Type, _ proto: String) -> String {
    "operator function '\(operatorName)' requires that '\(type)' conform to '\(proto)'"
  }
  static func unaryOperator(_ operatorName: String, _ type: Type) -> String {
    "unary operator '\(operatorName)' cannot be applied to an operand of type '\(type)'"
  }

  // MARK: FailureReport+Mismatch

  static let functionForAutoclosure =
    "add () to forward '@autoclosure' parameter"

  static func optionalNotUnwrapped(_ from: Type, _ to: Type) -> String {
    "value of optional type '\(from)' must be unwrapped to a value of type '\(to)'"
  }
  static func ternaryMismatch(_ one: Type, _ other: Type) -> String {
    "result values in '? :' expression have mismatching types '\(one)' and '\(other)'"
  }
  static func branchMismatch(_ one: Type, _ other: Type) -> String {
    "branches have mismatching types '\(one)' and '\(other)'"
  }
  static func mixedLiteral(_ type: Type) -> String {
    "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional"
  }
  static func nilInitializes(_ type: Type) -> String {
    "'nil' cannot initialize specified type '\(type)'"
  }
  static func nilAssigned(_ type: Type) -> String {
    "'nil' cannot be assigned to type '\(type)'"
  }
  static func nilReturned(_ type: Type) -> String {
    "'nil' is incompatible with return type '\(type)'"
  }
  static func nilPassed(_ type: Type) -> String {
    "'nil' is not compatible with expected argument type '\(type)'"
  }
  static func inOutNotMarked(_ type: Type) -> String {
    "passing value of type '\(type)' to an inout parameter requires explicit '&'"
  }
  static func notAssigned(_ from: Type, _ to: Type) -> String {
    "cannot assign value of type '\(from)' to type '\(to)'"
  }
  static func notElement(_ from: Type, _ to: Type) -> String {
    "cannot convert value of type '\(from)' to expected element type '\(to)'"
  }
  static func notConvertible(_ from: Type, _ to: Type) -> String {
    "'\(from)' is not convertible to '\(to)'"
  }
  static func notCoerced(_ from: Type, _ to: Type) -> String {
    "cannot convert value of type '\(from)' to type '\(to)' in coercion"
  }
  static func notArgument(_ from: Type, _ to: Type) -> String {
    "cannot convert value of type '\(from)' to expected argument type '\(to)'"
  }
  static func notSpecified(_ from: Type, _ to: Type) -> String {
    "cannot convert value of type '\(from)' to specified type '\(to)'"
  }
  static func notDefault(_ from: Type, _ to: Type) -> String {
    "default argument value of type '\(from)' cannot be converted to type '\(to)'"
  }
  static func notReturned(_ from: Type, _ to: Type) -> String {
    "cannot convert return expression of type '\(from)' to return type '\(to)'"
  }
  static func notCondition(_ from: Type, _ to: Type) -> String {
    "cannot convert value of type '\(from)' to expected condition type '\(to)'"
  }
  static func thrownNotError(_ type: Type) -> String {
    "thrown expression type '\(type)' does not conform to 'Error'"
  }
  static func notThrown(_ from: Type, _ to: Type) -> String {
    "thrown expression type '\(from)' cannot be converted to error type '\(to)'"
  }
  static func notClosureResult(_ from: Type, _ to: Type) -> String {
    "cannot convert value of type '\(from)' to closure result type '\(to)'"
  }
  static let emptyDictionary =
    "use [:] to get an empty dictionary literal"
  static func tupleLength(_ from: Type, _ to: Type) -> String {
    "'\(from)' is not convertible to '\(to)', tuples have a different number of elements"
  }
  static func memberOfOtherType(_ name: String, _ base: Type, _ result: Type) -> String {
    "member '\(name)' in '\(base)' produces result of type '\(result)', but context expects '\(base)'"
  }
  static let assignmentAsCondition =
    "use of '=' in a boolean context, did you mean '=='?"
  static func integerAsBoolean(_ literal: String, _ value: Bool) -> String {
    "integer literal value '\(literal)' cannot be used as a boolean; did you mean '\(value)'?"
  }
  static func notNegatable(_ type: Type) -> String {
    "type '\(type)' cannot be used as a boolean; test for '== 0' instead"
  }
  static func notBoolean(_ type: Type) -> String {
    "type '\(type)' cannot be used as a boolean; test for '!= 0' instead"
  }
  static func argumentNotConforming(_ type: Type, _ proto: String) -> String {
    "argument type '\(type)' does not conform to expected type '\(proto)'"
  }
  static func valueNotConforming(_ type: Type, _ proto: String) -> String {
    "value of type '\(type)' does not conform to specified type '\(proto)'"
  }
  static func resultNotConforming(_ type: Type, _ proto: String) -> String {
    "return expression of type '\(type)' does not conform to '\(proto)'"
  }
  static func throwingToNonthrowing(_ from: Type, _ to: Type) -> String {
    "invalid conversion from throwing function of type '\(from)' to non-throwing function type '\(to)'"
  }
  static func asyncToSynchronous(_ from: Type, _ to: Type) -> String {
    "invalid conversion from 'async' function of type '\(from)' to synchronous function type '\(to)'"
  }
  static func patternMismatch(_ pattern: Type, _ value: Type) -> String {
    "expression pattern of type '\(pattern)' cannot match values of type '\(value)'"
  }
  static func anyOperand(_ type: Type) -> String {
    "cannot convert value of type 'Any' to expected argument type '\(type)'"
  }
  static func binaryOperatorOfTwo(_ operatorName: String, _ type: Type) -> String {
    "binary operator '\(operatorName)' cannot be applied to two '\(type)' operands"
  }
  static func binaryOperator(_ operatorName: String, _ left: Type, _ right: Type) -> String {
    "binary operator '\(operatorName)' cannot be applied to operands of type '\(left)' and '\(right)'"
  }

  // MARK: FailureReport

  static let ambiguousType =
    "type of expression is ambiguous without a type annotation"
  static func staticMemberOfInstance(_ name: String, _ type: Type) -> String {
    "static member '\(name)' cannot be used on instance of type '\(type)'"
  }
  static func instanceMemberOfType(_ name: String, _ type: Type) -> String {
    "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?"
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
  static func missingArguments(_ parameters: [String]) -> String {
    parameters.count == 1
      ? "missing argument for parameter \(parameters[0]) in call"
      : "missing arguments for parameters \(parameters.joined(separator: ", ")) in call"
  }
  static let extraTrailingClosure =
    "extra trailing closure passed in call"
  static func extraLabeledArgument(_ label: String) -> String {
    "extra argument '\(label)' in call"
  }
  static let argumentToNothing =
    "argument passed to call that takes no arguments"
  static let extraArgument =
    "extra argument in call"
  static func missingLabels(_ labels: [String], _ place: String) -> String {
    "missing argument \(many("label", labels)) in \(place)"
  }
  static func extraneousLabels(_ labels: [String]) -> String {
    "extraneous argument \(many("label", labels)) in call"
  }
  private static func many(_ noun: String, _ labels: [String]) -> String {
    let list = labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()
    return "\(noun)\(labels.count == 1 ? "" : "s") '\(list)'"
  }
  /// - Parameters:
  ///   - given: The labels of all arguments, each with its colon.
  ///   - wanted: Those of the declaration.
  static func wrongLabels(_ given: String, _ wanted: String, _ differing: Int) -> String {
    "incorrect argument label\(differing == 1 ? "" : "s") in call (have '\(given)', expected '\(wanted)')"
  }
  static func argumentOrder(_ first: String, _ second: String) -> String {
    "argument '\(first)' must precede argument '\(second)'"
  }
  static func ambiguousUse(_ name: String) -> String {
    "ambiguous use of '\(name)'"
  }

  // MARK: PatternChecker

  static func optionalPattern(_ type: Type) -> String {
    "'?' pattern cannot match values of type '\(type)'"
  }
  static func tuplePatternLength(_ type: Type) -> String {
    "tuple pattern has the wrong length for tuple type '\(type)'"
  }
  static func tuplePatternOfPlain(_ type: Type) -> String {
    "tuple pattern cannot match values of the non-tuple type '\(type)'"
  }
  static func tuplePatternMismatch(_ type: Type, _ places: String) -> String {
    "cannot convert value of type '\(type)' to specified type '(\(places))'"
  }
  static func tuplePatternLabel(_ label: String, _ expected: String) -> String {
    "tuple pattern element label '\(label)' must be '\(expected)'"
  }
  static func tuplePatternCount(_ type: Type, _ places: String) -> String {
    "'\(type)' is not convertible to '(\(places))', tuples have a different number of elements"
  }
  static func patternWithoutValues(_ name: String) -> String {
    "pattern with associated values does not match enum case '\(name)'"
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

  static func ownershipOfValue(_ word: String, _ type: Type) -> String {
    "'\(word)' may only be applied to class and class-bound protocol types, not '\(type)'"
  }

  // MARK: SolutionApplication

  static let unknownParameters =
    "rxlab can't tell what this call's parameters are; this is a mistake of rxlab's"

  // MARK: Generator+Names

  static func usedBeforeDeclared(_ name: String) -> String {
    "use of local variable '\(name)' before its declaration"
  }
  static func unknownName(_ name: String) -> String {
    "cannot find '\(name)' in scope"
  }
  static func macroWithoutSign(_ name: String) -> String {
    "expansion of macro '\(name)' requires leading '#'"
  }
  static func unknownOperator(_ name: String) -> String {
    "cannot find operator '\(name)' in scope" + (name == ".." ? "; did you mean '...'?" : "")
  }
  static let selfOutside =
    "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
  static let superOutside =
    "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
  static func superWithoutSuperclass(_ type: String) -> String {
    "'super' cannot be used in class '\(type)' because it has no superclass"
  }
  static func superOfOther(_ type: String) -> String {
    "'super' cannot be used in non-class type '\(type)'"
  }
  static func staticMemberImplicit(_ name: String, _ type: String) -> String {
    "static member '\(name)' cannot be used on instance of type '\(type)'"
  }
  static let specializedFunction =
    "cannot explicitly specialize a generic function"
  static func moduleHasNoMember(_ module: String, _ name: String) -> String {
    "module '\(module)' has no member named '\(name)'"
  }
  static let anonymousArgumentOutside =
    "anonymous closure argument not contained in a closure"
  static let anonymousArgumentBesideNames =
    "anonymous closure arguments cannot be used inside a closure that has explicit arguments"

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
