import ScriptTypes

/// What is said of patterns that do not fit their values.
enum PatternMessages {
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
}
