import SwiftSyntax

extension Compiler {
  /// What `base.name` means whatever the value's own type declares: the members of a protocol's extension that the
  /// protocol doesn't ask for, where the base is known as one of that protocol.
  func extensionMembers(_ name: String, of base: ExprSyntax) -> [Member]? {
    if let members = receiverMembers(name, of: base) { return members }
    let type: TypeRef? =
      switch base.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .forceUnwrapExpr,
        .functionCallExpr, .asExpr, .tupleExpr, .optionalChainingExpr:
        writtenType(of: base) ?? staticType(of: base)
      default: nil
      }
    switch type?.wrapped {
    case .parameter(let name_, _)?:
      guard case .named(let owner, _)? = scope.constraint(named: name_) else { return nil }
      return extensionMembers(name, of: owner)
    case .named(let owner, _)?: return extensionMembers(name, of: owner)
    default: return nil
    }
  }

  /// The members of a protocol's extension that conforming types don't replace.
  func extensionMembers(_ name: String, of owner: TypeObject) -> [Member]? {
    guard owner.kind == .protocol, !owner.isHost,
      !owner.lineage().contains(where: { $0.requirements.contains(name) })
    else { return nil }
    let members = owner.members(named: name)
    let isPlain = members.allSatisfy {
      switch $0 {
      case .method(let method): !method.isMutating && method.isScript
      case .property: true
      case .stored, .constant: false
      }
    }
    return members.isEmpty || !isPlain ? nil : members
  }

  /// Calls such a method; `nil` if the members are properties.
  func callingExtension(
    _ members: [Member],
    on receiver: @escaping Code,
    _ arguments: [ArgumentCode],
    at site: Syntax,
    expecting expected: TypeRef?
  ) -> Code? {
    let methods = members.compactMap { if case .method(let method) = $0 { method } else { nil } }
    guard !methods.isEmpty else { return nil }
    let place = place(of: site)
    return { machine in
      let value = try receiver(machine)
      return try machine.withArguments(arguments, place: place) {
        try machine.call(methods, receiver: value, arguments: $0, expecting: expected)
      }
    }
  }

  /// Reads such a property; `nil` if the members are methods.
  func readingExtension(_ members: [Member], of receiver: @escaping Code, at site: Syntax)
    -> ReadyCode?
  {
    guard case .property(let property)? = members.first else { return nil }
    let place = place(of: site)
    return ReadyCode { machine in
      let value = try receiver(machine)
      machine.place = place
      return try machine.get(property, of: value)
    }
  }

  /// The types that generic parameters are declared to conform to.
  func constraints(
    of parameters: GenericParameterClauseSyntax?,
    where clause: GenericWhereClauseSyntax?
  ) -> [String: TypeRef] {
    var found: [String: TypeRef] = [:]
    for parameter in parameters?.parameters.nodes ?? [] {
      if let type = parameter.inheritedType { found[parameter.name.text] = resolve(type) }
    }
    for requirement in clause?.requirements.nodes ?? [] {
      if case .conformanceRequirement(let node) = requirement.requirement {
        found[node.leftType.bareText] = resolve(node.rightType)
      }
    }
    return found
  }
}
