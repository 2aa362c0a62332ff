import ScriptSource

/// Which declarations, modifiers and accessors may stand in a type, in a protocol, or in neither.
struct PlacementRules {
  let checker: ModuleChecker
  let surroundings: Surroundings

  func check(_ declaration: Declaration) {
    if surroundings.container == nil {
      checkOutside(declaration)
    } else if case .deinitializer = declaration.kind, !canHaveDeinitializer {
      report(StructureMessages.deinitializerMisplaced, at: declaration.range)
    }
    if isInProtocol {
      checkRequirement(declaration)
    } else {
      checkBody(of: declaration)
    }
  }

  /// What is no member of a type.
  private func checkOutside(_ declaration: Declaration) {
    let typeWord = declaration.modifiers.first { $0.name == "static" }
    let mutating = declaration.modifiers.first { ["mutating", "nonmutating"].contains($0.name) }
    switch declaration.kind {
    case .initializer: report(StructureMessages.initializerMisplaced, at: declaration.range)
    case .deinitializer: report(StructureMessages.deinitializerMisplaced, at: declaration.range)
    case .subscript: report(StructureMessages.subscriptMisplaced, at: declaration.range)
    case .function:
      typeWord.map { report(StructureMessages.staticMisplaced("methods"), at: $0.range) }
      if let mutating {
        report(StructureMessages.mutatingMisplaced(mutating.name), at: mutating.range)
      }
    case .variable:
      typeWord.map { report(StructureMessages.staticMisplaced("properties"), at: $0.range) }
    default: break
    }
  }

  private func checkRequirement(_ declaration: Declaration) {
    for modifier in declaration.modifiers where modifier.access != nil {
      report(StructureMessages.accessInProtocol(modifier.name), at: modifier.range)
    }
    switch declaration.kind {
    case .variable(let node):
      for binding in node.bindings {
        if binding.accessors == nil {
          report(StructureMessages.requirementWithoutAccessors, at: binding.pattern.range)
        } else if let value = binding.value {
          report(StructureMessages.requirementWithValue, at: value.range)
        }
      }
    case .function(let node): checkDefaults(of: node.parameters)
    case .initializer(let node): checkDefaults(of: node.parameters)
    case .nominal(let node):
      let proto = type?.name.text ?? ""
      report(StructureMessages.nestedInProtocol(node.name.text, proto), at: node.name.range)
    default: break
    }
  }

  private func checkDefaults(of parameters: [Parameter]) {
    for case let value? in parameters.map(\.defaultValue) {
      report(StructureMessages.requirementWithDefault, at: value.range)
    }
  }

  /// Only requirements say nothing of what they do.
  private func checkBody(of declaration: Declaration) {
    switch declaration.kind {
    case .variable(let node):
      for binding in node.bindings {
        checkBodies(of: binding.accessors)
        if let value = binding.value, binding.accessors?.computes ?? false {
          report(StructureMessages.computedWithValue, at: value.range)
        }
      }
    case .function(let node) where node.body == nil:
      report(StructureMessages.functionWithoutBody, at: node.name.range)
    case .initializer(let node) where node.body == nil:
      report(StructureMessages.initializerWithoutBody, at: declaration.range)
    default: break
    }
  }

  private func checkBodies(of accessors: Accessors?) {
    for accessor in accessors?.list ?? [] where accessor.body == nil {
      let kind = ["get": "getter", "set": "setter"][accessor.name] ?? accessor.name
      report(StructureMessages.accessorWithoutBody(kind), at: accessor.range)
    }
  }

  /// The type whose own declaration it stands in.
  private var type: NominalDeclaration? {
    if case .nominal(let node, _)? = surroundings.container { node } else { nil }
  }

  private var isInProtocol: Bool { type?.kind == .protocol }

  private var canHaveDeinitializer: Bool { type != nil && !isInProtocol }

  private func report(_ text: String, at range: TextRange) { checker.report(text, at: range) }
}

extension Accessors {
  /// Whether they give the value, instead of observing a stored one.
  fileprivate var computes: Bool { list.contains { ["get", "_read"].contains($0.name) } }
}
