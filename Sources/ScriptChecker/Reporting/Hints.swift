/// What a learner can do about a mistake, behind what the compiler says of it.
enum Hints {
  static func didYouMean(_ name: String) -> String { "did you mean `\(name)`?" }

  static func declared(_ declaration: String) -> String { "it is declared `\(declaration)`" }

  static let declareVariable = "declare it with `var` to change it"
  static let copyParameter = "copy it into a `var` to change it"
  static func markMutating(_ method: String) -> String { "mark `\(method)` `mutating`" }

  static let returnOnEveryPath = "every way through it needs a `return`"
  static let leaveGuard = "end it with `return`, `throw`, `break` or `continue`"

  static func lacks(_ requirements: [String]) -> String {
    "it lacks \(list(requirements.map { "`\($0)`" }))"
  }
  static func typeNotFitting(_ name: String, _ type: String) -> String {
    "`\(type)` can't be its `\(name)`"
  }
  static func partNotConforming(_ name: String, _ type: String, _ proto: String) -> String {
    "`\(name)` is of the type `\(type)`, which does not conform to `\(proto)`"
  }
  static func giveValues(_ properties: [String]) -> String {
    "give \(list(properties.map { "`\($0)`" })) a value, or write an `init` that does"
  }

  static let defaultOrUnwrap = "give a default with `?? …`, or unwrap it with `if let`"
  static func chainOrUnwrap(_ name: String) -> String {
    "use `?.\(name)`, or unwrap it with `if let`"
  }

  private static func list(_ parts: [String]) -> String {
    parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
  }
}
