extension Library {
  /// The host's methods and properties that a script finds in a type, its supertypes' among them.
  ///
  /// - Parameters:
  ///   - type: The name of a declared type.
  ///   - isStatic: Whether the type's own members are meant, and not its values'.
  /// - Returns: What is written at a call for each, nearest type first: `take(until:behavior:)` with what may be left out.
  package func declarations(of type: String, isStatic: Bool) -> [Declaration] {
    guard let type = types[type] else { return [] }
    return type.lineage().flatMap { type in
      (isStatic ? type.statics : type.members).flatMap { name, members in
        members.map { Declaration(name: name, member: $0) }
      }
    }
  }

  /// The initialisers of a declared type.
  package func initializers(of type: String) -> [Declaration] {
    (types[type]?.allInitializers() ?? []).map { Declaration(name: "init", member: .method($0)) }
  }
}

/// A member of a host type as a call site sees it.
package struct Declaration {
  /// A parameter as a call site sees it.
  package struct Parameter {
    /// The label; `nil` for none.
    package let label: String?
    /// Whether the call may leave it out.
    package let isOptional: Bool
    /// Whether it takes any number of arguments.
    package let isVariadic: Bool
  }

  /// The name without parentheses.
  package let name: String
  /// The parameters; `nil` for a property.
  package let parameters: [Parameter]?

  fileprivate init(name: String, member: Member) {
    self.name = name
    guard case .method(let callable) = member else {
      parameters = nil
      return
    }
    parameters = callable.signature.parameters.map {
      Parameter(label: $0.label, isOptional: $0.hasDefault, isVariadic: $0.isVariadic)
    }
  }

  /// Whether a call with these labels, `nil` for none, can mean this member.
  package func accepts(_ labels: [String?]) -> Bool {
    guard let parameters else { return false }
    var rest = labels[...]
    for parameter in parameters {
      if parameter.isVariadic {
        guard rest.first == .some(parameter.label) else { continue }
        repeat { rest.removeFirst() } while rest.first == .some(nil)
      } else if rest.first == .some(parameter.label) {
        rest.removeFirst()
      } else if !parameter.isOptional {
        return false
      }
    }
    return rest.isEmpty
  }
}
