import ScriptSource

/// Where the members of a class may say `Self`: an object's own class is known of what they give, not of what they take.
struct SelfRules {
  let checker: ModuleChecker
  let surroundings: Surroundings

  func check(_ declaration: Declaration) {
    guard !surroundings.isInFunction else { return }
    switch (surroundings.container, declaration.kind) {
    case (nil, .function(let node)):
      guard let result = node.result, result.mentions("Self") else { return }
      checker.report(StructureMessages.globalSelfResult, at: result.range)
    case (.nominal(let type, _)?, _) where type.kind == .class:
      checkMember(declaration, of: type.name.text)
    default: break
    }
  }

  private func checkMember(_ declaration: Declaration, of type: String) {
    switch declaration.kind {
    case .function(let node):
      check(node.parameters, of: type)
      if let result = node.result { check(result, "method result", at: node.name.range) }
    case .initializer(let node): check(node.parameters, of: type)
    case .subscript(let node):
      check(node.parameters, of: type)
      check(node.result, "subscript element", at: declaration.range)
    case .variable(let node):
      for binding in node.bindings {
        guard case .typed(_, let written) = binding.pattern.kind else { continue }
        check(written, "property", at: binding.pattern.range)
      }
    default: break
    }
  }

  private func check(_ parameters: [Parameter], of type: String) {
    for parameter in parameters {
      guard let written = parameter.type, written.takesSelf else { continue }
      checker.report(StructureMessages.covariantSelf(type), at: written.range)
    }
  }

  private func check(_ result: WrittenType, _ what: String, at range: TextRange) {
    guard !result.isSelf, result.mentions("Self") else { return }
    checker.report(StructureMessages.nestedSelf(what), at: range)
  }
}

extension WrittenType {
  /// Whether it is `Self` or an optional of it.
  fileprivate var isSelf: Bool {
    switch kind {
    case .name("Self", _): true
    case .optional(let type), .implicitlyUnwrapped(let type):
      if case .name("Self", _) = type.kind { true } else { false }
    default: false
    }
  }

  /// Whether `Self` stands in it but in what a closure is given or gives.
  fileprivate var takesSelf: Bool {
    switch kind {
    case .name("Self", _): true
    case .function: false
    default: parts.contains(where: \.takesSelf)
    }
  }
}
