/// Where the value of a parameter comes from.
enum ArgumentSource {
  case argument(Int)
  case variadic([Int])
  case missing
}

/// What a call site shows of an argument before it is evaluated.
struct ArgumentShape {
  let label: String?
  let isTrailingClosure: Bool
}

extension Signature {
  /// Assigns arguments to parameters by Swift's rules for labels, defaults, variadics and trailing closures.
  ///
  /// - Returns: One source a parameter, or `nil` if the call doesn't fit.
  func match(_ arguments: [ArgumentShape], ignoringLabels: Bool = false) -> [ArgumentSource]? {
    var sources: [ArgumentSource] = []
    var next = 0
    for (position, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        var taken: [Int] = []
        while next < arguments.count, !arguments[next].isTrailingClosure {
          let label = arguments[next].label
          guard label == (taken.isEmpty ? parameter.label : nil) || ignoringLabels && label == nil
          else { break }
          taken.append(next)
          next += 1
        }
        sources.append(.variadic(taken))
        continue
      }
      guard next < arguments.count else {
        guard parameter.hasDefault else { return nil }
        sources.append(.missing)
        continue
      }
      if takes(arguments[next], parameter, ignoringLabels),
        !(parameter.hasDefault && isNeededLater(position, arguments[next...]))
          || !arguments[next].isTrailingClosure
      {
        sources.append(.argument(next))
        next += 1
      } else if parameter.hasDefault {
        sources.append(.missing)
      } else {
        return nil
      }
    }
    return next == arguments.count ? sources : nil
  }

  private func takes(_ argument: ArgumentShape, _ parameter: Parameter, _ ignoringLabels: Bool)
    -> Bool
  {
    if argument.isTrailingClosure, argument.label == nil {
      return parameter.type.isAny || parameter.type.functionArity != nil
    }
    return argument.label == parameter.label || ignoringLabels && argument.label == nil
  }

  /// Whether parameters behind `position` that have no default need all the arguments that are left, those aside that
  /// closures behind the parentheses name.
  private func isNeededLater(_ position: Int, _ left: ArraySlice<ArgumentShape>) -> Bool {
    let named = Set(left.compactMap { $0.isTrailingClosure ? $0.label : nil })
    let required = parameters[(position + 1)...].count { parameter in
      !parameter.hasDefault && !parameter.isVariadic
        && !(parameter.label.map(named.contains) ?? false)
    }
    return required > 0 && required >= left.count - named.count
  }
}
