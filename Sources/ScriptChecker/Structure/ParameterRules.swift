import ScriptSource

/// What parameters' types and default values must look like.
struct ParameterRules {
  let checker: ModuleChecker

  func check(_ parameters: [Parameter]) {
    var names: Set<String> = []
    for (last, parameter) in zip(parameters, parameters.dropFirst())
    where last.type?.takesSeveral ?? false && parameter.label.isEmpty {
      checker.report(StructureMessages.unlabeledBehindVariadic, at: parameter.name.range)
    }
    for parameter in parameters {
      let name = parameter.name
      if name.text != "_", !name.text.isEmpty, !names.insert(name.text).inserted {
        checker.report(StructureMessages.parameterRedeclared(name.text), at: name.range)
      }
      guard let type = parameter.type else { continue }
      if type.isVariadicInOut {
        checker.report(StructureMessages.inOutVariadic, at: parameter.range)
      } else if type.isInOut, let value = parameter.defaultValue {
        checker.report(StructureMessages.inOutWithDefault(parameter.name.text), at: value.range)
      }
    }
  }
}

extension FunctionDeclaration {
  /// Whether it is to throw what its arguments throw, and none of these can.
  var rethrowsNothing: Bool {
    guard case .rethrowing = effects.throwing else { return false }
    return !parameters.contains { $0.type?.mayThrow ?? false }
  }
}

extension WrittenType {
  /// Whether it is a function that throws, or a name that may stand for one.
  fileprivate var mayThrow: Bool {
    switch kind {
    case .function(let function):
      if case .throwing = function.effects.throwing { return true }
      return function.parameters.contains(where: \.mayThrow)
    case .attributed(_, let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
      .packExpansion(let inner):
      return inner.mayThrow
    case .tuple(let elements): return elements.count == 1 && elements[0].type.mayThrow
    case .name, .member, .some: return true
    default: return false
    }
  }

  /// Whether several arguments in a row can be those of one parameter.
  fileprivate var takesSeveral: Bool {
    switch kind {
    case .variadic, .packExpansion: true
    case .attributed(_, let inner): inner.takesSeveral
    default: false
    }
  }

  fileprivate var isInOut: Bool {
    switch kind {
    case .inOut: true
    case .attributed(_, let inner): inner.isInOut
    default: false
    }
  }

  fileprivate var isVariadicInOut: Bool {
    switch kind {
    case .variadic(let inner): inner.isInOut
    case .inOut(let inner): if case .variadic = inner.kind { true } else { false }
    default: false
    }
  }
}
