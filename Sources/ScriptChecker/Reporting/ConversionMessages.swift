import ScriptTypes

/// What is said of values that stand where another type is wanted.
enum ConversionMessages {
  static let functionForAutoclosure =
    "add () to forward '@autoclosure' parameter"

  static func functionNotCalled(_ result: Type) -> String {
    "function produces expected type '\(result)'; did you mean to call it with '()'?"
  }
  static func operatorOfProtocol(_ name: String, _ type: Type, _ proto: String) -> String {
    "referencing operator function '\(name)' on '\(proto)' requires that '\(type)' conform to '\(proto)'"
  }
  static func optionalAsBoolean(_ type: Type) -> String {
    "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead"
  }
  static func dictionaryOfArray(_ type: Type) -> String {
    "dictionary of type '\(type)' cannot be initialized with array literal"
  }
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
}
