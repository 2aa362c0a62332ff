import ScriptTypes

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

  static func caseWithDot(_ name: String) -> String {
    "a case's name begins with a dot: `.\(name)`"
  }
  static let halfOpenRange = "or write `..<` to leave the last one out"
  static func call(_ name: String, takesArguments: Bool) -> String {
    "write `\(name)(\(takesArguments ? "…" : ""))` to call it"
  }
  static func label(_ name: String) -> String { "write `\(name):` if it is a label" }

  /// For a type whose generic arguments are missing with its value.
  static func specify(_ type: Type) -> String? {
    type.symbol.map { "write `\($0.name)<…>(…)` with what it holds" }
  }

  /// What gives a value of a type where only its name is written.
  static func value(of type: Type) -> String? {
    guard let symbol = type.symbol else { return nil }
    if let own = symbol.allMembers.first(where: {
      $0.isStatic && $0.kind == .variable && $0.type.symbol === symbol
    }) {
      return "write `\(symbol.name).\(own.name)`"
    }
    let makesWithoutArguments = symbol.members(named: "init").contains { made in
      made.parameters.allSatisfy { $0.hasDefault }
    }
    if makesWithoutArguments { return "write `()` behind it" }
    return ways(toMake: type)
  }

  /// The type's own functions and properties that give a value of it.
  static func ways(toMake type: Type) -> String? {
    guard let symbol = type.symbol else { return nil }
    for member in symbol.allMembers where member.isStatic && !member.availability.isUnavailable {
      switch member.type {
      case .function(let function) where function.result.symbol === symbol:
        return "write `\(symbol.name).\(member.name)(…)`"
      case let own where own.symbol === symbol && member.kind == .variable:
        return "write `\(symbol.name).\(member.name)`"
      default: continue
      }
    }
    return nil
  }

  private static func list(_ parts: [String]) -> String {
    parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
  }
}
