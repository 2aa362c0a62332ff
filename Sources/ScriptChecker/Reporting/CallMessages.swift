import ScriptTypes

/// What is said of calls and their arguments.
enum CallMessages {
  static func noExactMatches(_ place: String) -> String {
    "no exact matches in call to \(place)"
  }
  static func typesDiffer(_ kind: String, _ name: String, _ one: Type, _ other: Type) -> String {
    "\(kind) '\(name)' requires the types '\(one)' and '\(other)' be equivalent"
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
}
