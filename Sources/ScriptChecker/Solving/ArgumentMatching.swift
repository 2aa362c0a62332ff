import ScriptTypes

/// Which argument goes to which parameter, by labels alone.
struct ArgumentMatching {
  struct Argument {
    let label: String?
    let isTrailing: Bool
    /// Whether it is a closure expression, which decides where a trailing closure can go.
    let isClosure: Bool
  }

  struct Parameter {
    let label: String
    let hasDefault: Bool
    let isVariadic: Bool
    /// Whether a trailing closure can be its argument.
    let takesFunction: Bool
  }

  enum Problem {
    case missing(position: Int)
    case extra(argument: Int)
    case label(argument: Int, given: String?, expected: String)
    case order(argument: Int, before: Int)
  }

  enum Outcome {
    /// For each parameter the positions of its arguments; none for a default.
    case matched([[Int]])
    case failed(Problem)
  }

  /// Where a trailing closure without a label goes.
  enum Direction {
    /// To the first parameter that can take it.
    case forward
    /// To the last parameter, which up to Swift 5 it does where both ways fit.
    case backward
  }

  static func match(
    _ arguments: [Argument],
    to parameters: [Parameter],
    _ direction: Direction?
  ) -> Outcome {
    if direction == .backward, let slots = matchBackward(arguments, to: parameters) {
      return .matched(slots)
    }
    return match(arguments, to: parameters)
  }

  /// What another way to match a trailing closure gives; nil if there is none, or it is the same.
  static func matchBackward(_ arguments: [Argument], to parameters: [Parameter]) -> [[Int]]? {
    guard let last = arguments.last, last.isTrailing, last.label == nil,
      let parameter = parameters.last, parameter.takesFunction,
      case .matched(let listed) = match(
        Array(arguments.dropLast()),
        to: Array(parameters.dropLast())
      )
    else { return nil }
    let slots = listed + [[arguments.count - 1]]
    if case .matched(slots) = match(arguments, to: parameters) { return nil }
    return slots
  }

  private static func match(_ arguments: [Argument], to parameters: [Parameter]) -> Outcome {
    var slots = Array(repeating: [Int](), count: parameters.count)
    var next = 0
    var parameter = 0
    let listed = arguments.prefix { !$0.isTrailing }.count
    while parameter < parameters.count, next < listed {
      let wanted = parameters[parameter]
      let given = arguments[next]
      if (given.label ?? "") == wanted.label {
        slots[parameter].append(next)
        next += 1
        if wanted.isVariadic {
          while next < listed, arguments[next].label == nil {
            slots[parameter].append(next)
            next += 1
          }
        }
        parameter += 1
      } else if wanted.hasDefault || wanted.isVariadic {
        parameter += 1
      } else {
        return .failed(problem(arguments, next, parameters, parameter))
      }
    }
    if next < listed {
      return .failed(unmatched(arguments, next, parameters))
    }
    // Trailing closures: the first goes to the first function that is left and leaves the later ones theirs.
    for position in listed..<arguments.count {
      let given = arguments[position]
      let isFirst = position == listed
      var target: Int?
      while parameter < parameters.count {
        let wanted = parameters[parameter]
        let fits =
          isFirst && given.label == nil ? wanted.takesFunction : wanted.label == given.label ?? ""
        if fits {
          if isFirst, wanted.hasDefault,
            laterNeeds(parameters, after: parameter, remaining: arguments.count - position - 1)
          {
            parameter += 1
            continue
          }
          target = parameter
          break
        }
        guard wanted.hasDefault || wanted.isVariadic else { break }
        parameter += 1
      }
      guard let target else { return .failed(.extra(argument: position)) }
      slots[target].append(position)
      parameter = target + 1
    }
    for position in parameters.indices
    where slots[position].isEmpty && !parameters[position].hasDefault
      && !parameters[position].isVariadic
    {
      return .failed(.missing(position: position))
    }
    return .matched(slots)
  }

  /// Whether the labels of the arguments occur among those of the parameters, in their order.
  ///
  /// Without it they don't match; it needs no types.
  static func couldMatch(_ arguments: [Argument], to parameters: [ValueSymbol.Parameter]) -> Bool {
    var next = parameters.startIndex
    for (position, argument) in arguments.enumerated() {
      // One without a label may be a further one of a variadic parameter, or a trailing closure.
      if argument.label == nil, position > 0 || argument.isTrailing { continue }
      guard
        let found = parameters[next...].firstIndex(where: { $0.label == argument.label ?? "" })
      else { return false }
      next = found + 1
    }
    return true
  }

  /// Whether a parameter further on takes a function, has no default, and would be left without a closure.
  private static func laterNeeds(_ parameters: [Parameter], after position: Int, remaining: Int)
    -> Bool
  {
    let needing = parameters[(position + 1)...].filter {
      $0.takesFunction && !$0.hasDefault && !$0.isVariadic
    }
    return needing.count > remaining
  }

  private static func problem(
    _ arguments: [Argument],
    _ next: Int,
    _ parameters: [Parameter],
    _ parameter: Int
  ) -> Problem {
    let given = arguments[next]
    let wanted = parameters[parameter]
    let isKnownLater = parameters[(parameter + 1)...].contains { $0.label == given.label ?? "" }
    if given.label != nil, isKnownLater {
      let later = arguments[(next + 1)...].firstIndex { ($0.label ?? "") == wanted.label }
      return later.map { .order(argument: $0, before: next) } ?? .missing(position: parameter)
    }
    if isKnownLater, arguments.count < parameters.count { return .missing(position: parameter) }
    return .label(argument: next, given: given.label, expected: wanted.label)
  }

  private static func unmatched(
    _ arguments: [Argument],
    _ next: Int,
    _ parameters: [Parameter]
  ) -> Problem {
    if let label = arguments[next].label,
      let position = parameters.firstIndex(where: { $0.label == label }),
      let earlier = arguments[..<next].firstIndex(where: { argument in
        parameters[(position + 1)...].contains { $0.label == argument.label ?? "" }
      })
    {
      return .order(argument: next, before: earlier)
    }
    return .extra(argument: next)
  }
}

extension Application {
  var matched: [ArgumentMatching.Argument] {
    arguments.map {
      var isClosure = false
      if case .closure = $0.node.kind { isClosure = true }
      return ArgumentMatching.Argument(
        label: $0.label,
        isTrailing: $0.isTrailing,
        isClosure: isClosure
      )
    }
  }
}

extension FunctionType {
  /// The parameters as argument matching sees them.
  ///
  /// - Parameter positions: To which of the declaration's parameters each belongs, if one of these is a pack.
  func matched(
    by symbol: ValueSymbol?,
    positions: [Int]? = nil,
    isFunction: (Type) -> Bool
  ) -> [ArgumentMatching.Parameter] {
    // Operands have no labels.
    let isOperator = symbol?.name.isOperator ?? false
    return parameters.enumerated().map { position, parameter in
      let place = positions?[position] ?? position
      let declared = symbol.flatMap { place < $0.parameters.count ? $0.parameters[place] : nil }
      // Of the elements of a pack the first has the label.
      let isLater = position > 0 && positions?[position - 1] == place
      return ArgumentMatching.Parameter(
        label: isOperator || isLater ? "" : declared?.label ?? "",
        hasDefault: declared?.hasDefault ?? false,
        isVariadic: parameter.isVariadic || parameter.type.isExpansion,
        takesFunction: !parameter.isAutoclosure && isFunction(parameter.type)
      )
    }
  }
}
