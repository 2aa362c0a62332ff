import ScriptSource
import ScriptTypes

/// Resolves generic parameters and requirements of a declaration.
struct GenericsResolver {
  let checker: ModuleChecker

  /// A scope in which the clause's parameters are known, with the requirements still to be resolved.
  func scope(
    for clause: GenericClause,
    in outer: Scope
  ) -> (scope: Scope, parameters: [GenericParameter]) {
    let depth = outer.parameters.count
    let parameters = clause.parameters.enumerated().map { position, parameter in
      GenericParameter(parameter.name.text, depth: depth + position, isPack: parameter.isPack)
    }
    let scope = Scope(.generics, in: outer, parameters: parameters)
    for parameter in parameters { scope.add(.parameter(parameter)) }
    return (scope, parameters)
  }

  /// What the clause asks of its parameters.
  func requirements(
    of clause: GenericClause,
    parameters: [GenericParameter],
    in scope: Scope
  ) -> [Requirement] {
    let outer = scope.signature
    defer { scope.setSignature(outer) }
    var requirements: [Requirement] = []
    for (written, parameter) in zip(clause.parameters, parameters) {
      guard let bound = written.bound else { continue }
      requirements += self.requirements(
        of: .parameter(parameter),
        bound,
        TypeResolver(checker, scope)
      )
      scope.setSignature(outer.adding([], requirements))
    }
    return requirements + self.requirements(clause.requirements, in: scope)
  }

  func requirements(_ list: [WrittenRequirement], in scope: Scope) -> [Requirement] {
    let outer = scope.signature
    defer { scope.setSignature(outer) }
    var requirements: [Requirement] = []
    // What a subject conforms to says which associated types it has, so that comes first.
    for case .conformance(let subject, let bound) in list {
      let resolver = TypeResolver(checker, scope)
      requirements += self.requirements(of: resolver.resolve(subject).subject, bound, resolver)
      scope.setSignature(outer.adding([], requirements))
    }
    for case .sameType(let left, let right) in list {
      let resolver = TypeResolver(checker, scope)
      requirements.append(
        .sameType(resolver.resolve(left).subject, resolver.resolve(right).subject)
      )
      scope.setSignature(outer.adding([], requirements))
    }
    return requirements
  }

  /// What `subject: bound` asks.
  func requirements(
    of subject: Type,
    _ bound: WrittenType,
    _ resolver: TypeResolver
  ) -> [Requirement] {
    guard let existential = resolver.constraints([bound]) else {
      let type = resolver.resolve(bound)
      if case .nominal = type, type.isClass { return [.superclass(subject, type)] }
      if !type.isError {
        checker.report(DeclarationMessages.constrainedToOther(subject, type), at: bound.range)
      }
      return []
    }
    return requirements(of: subject, existential)
  }

  func requirements(of subject: Type, _ existential: Existential) -> [Requirement] {
    var requirements: [Requirement] = []
    for proto in existential.protocols {
      requirements.append(.conformance(subject, proto.symbol))
      for argument in proto.arguments {
        requirements.append(.sameType(subject.associatedType(argument.name), argument.type))
      }
    }
    if let superclass = existential.writtenSuperclass {
      requirements.append(.superclass(subject, superclass))
    }
    if existential.requiresClass { requirements.append(.anyObject(subject)) }
    return requirements
  }
}

extension Type {
  /// A requirement of `repeat each T` is one of each element.
  fileprivate var subject: Type { repeated ?? self }
}
