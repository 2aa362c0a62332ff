import ScriptSource
import ScriptTypes

/// What functions, initializers and subscripts have in common.
final class Callee {
  let collector: DeclarationCollector
  let generics: GenericClause
  let parameters: [Parameter]
  let effects: Effects
  /// Around the body: generic parameters are known.
  let scope: Scope
  private let ownParameters: [GenericParameter]
  /// Stand for `some P` of parameters, in their order.
  private let opaqueParameters: [(parameter: GenericParameter, constraint: WrittenType)]

  init(
    collector: DeclarationCollector,
    generics: GenericClause,
    parameters: [Parameter],
    effects: Effects
  ) {
    self.collector = collector
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    let resolver = GenericsResolver(checker: collector.checker)
    (scope, ownParameters) = resolver.scope(for: generics, in: collector.scope)
    let depth = scope.parameters.count
    let constraints = parameters.flatMap { $0.type?.opaqueConstraints ?? [] }
    opaqueParameters = constraints.enumerated().map { position, constraint in
      (
        GenericParameter("some \(constraint.plainName ?? "Any")", depth: depth + position),
        constraint
      )
    }
  }

  func interface(result: (TypeResolver) -> Type) -> ValueSymbol.Interface {
    let checker = collector.checker
    let resolver = GenericsResolver(checker: checker)
    var requirements = resolver.requirements(of: generics, parameters: ownParameters, in: scope)
    let own = ownParameters + opaqueParameters.map(\.parameter)
    for (parameter, constraint) in opaqueParameters {
      requirements += resolver.requirements(
        of: .parameter(parameter),
        constraint,
        TypeResolver(checker, scope)
      )
    }
    let signature = collector.scope.signature.adding(own, requirements)
    scope.setSignature(signature)
    var next = 0
    let types = TypeResolver(
      checker,
      scope,
      resolveOpaque: { [opaqueParameters] _ in
        defer { next += 1 }
        return next < opaqueParameters.count
          ? .parameter(opaqueParameters[next].parameter) : .error
      }
    )
    let list = parameters.map { parameter in
      parameter.type.map(types.parameter) ?? FunctionType.Parameter(.error)
    }
    let type = Type.function(
      FunctionType(
        list,
        result(TypeResolver(checker, scope)),
        isAsync: effects.isAsync,
        thrown: types.thrown(effects)
      )
    )
    let implied = own.isEmpty ? [] : impliedRequirements(of: type, own, signature)
    let complete = signature.adding([], implied)
    if !implied.isEmpty { scope.setSignature(complete) }
    return ValueSymbol.Interface(signature: complete, receiver: collector.receiver, type: type)
  }

  /// What the types of parameters and result ask of the function's own parameters: `Hashable` of the key of `[K: V]`.
  private func impliedRequirements(
    of type: Type,
    _ own: [GenericParameter],
    _ signature: GenericSignature
  ) -> [Requirement] {
    var implied: [Requirement] = []
    type.visit { part in
      guard case .nominal(let nominal) = part else { return }
      for requirement in nominal.symbol.signature.requirements {
        guard
          case .conformance(let subject, let proto) = requirement.substituting(nominal.substitution),
          case .parameter(let parameter) = subject, own.contains(where: { $0 === parameter }),
          !signature.conforms(subject, to: proto)
        else { continue }
        implied.append(.conformance(subject, proto))
      }
    }
    return implied
  }

  /// A result type, in which `some P` is a type that the declaration hides.
  func result(_ written: WrittenType, of symbol: ValueSymbol, _ resolver: TypeResolver) -> Type {
    var resolver = resolver
    var count = 0
    let scope = scope
    resolver.resolveOpaque = { [collector] constraint in
      defer { count += 1 }
      guard let existential = TypeResolver(collector.checker, scope).constraints([constraint])
      else {
        return .error
      }
      return .opaque(
        OpaqueType(
          owner: symbol,
          index: count,
          arguments: scope.signature.parameters.map(\.ownArgument),
          constraint: existential
        )
      )
    }
    return resolver.resolve(written)
  }
}

extension WrittenType {
  /// The name of a type without its arguments, `inout` or not.
  var plainName: String? {
    switch kind {
    case .name(let name, _): name
    case .inOut(let type): type.plainName
    default: nil
    }
  }

  /// The constraints of each `some` within, from left to right.
  fileprivate var opaqueConstraints: [WrittenType] {
    switch kind {
    case .some(let constraint): [constraint]
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .inOut(let type), .variadic(let type), .attributed(_, let type), .metatype(let type):
      type.opaqueConstraints
    case .dictionary(let key, let value): key.opaqueConstraints + value.opaqueConstraints
    case .tuple(let elements): elements.flatMap(\.type.opaqueConstraints)
    case .name(_, let arguments): arguments.flatMap(\.opaqueConstraints)
    case .function(let function): function.result.opaqueConstraints
    default: []
    }
  }
}
