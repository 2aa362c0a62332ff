import ScriptSource
import ScriptTypes

extension TypeResolver {
  /// The constraints of `any P & Q`, `some P` or an inheritance clause.
  func existential(_ parts: [WrittenType], at range: TextRange) -> Type {
    if let existential = constraints(parts) { return .existential(existential) }
    // `any P.Type` and `any T` of a known type.
    if parts.count == 1 { return resolve(parts[0]) }
    for part in parts where constraints([part]) == nil {
      let type = resolve(part)
      guard !type.isError, !type.isClass else { continue }
      checker.report(DeclarationMessages.composesOther(type), at: part.range)
    }
    return .error
  }

  func constraints(_ parts: [WrittenType]) -> Existential? {
    var protocols: [Existential.Constraint] = []
    var superclass: Type?
    var requiresClass = false
    for part in parts {
      switch part.kind {
      case .composition(let inner):
        guard let nested = constraints(inner) else { return nil }
        protocols += nested.protocols
        superclass = nested.writtenSuperclass ?? superclass
        requiresClass = requiresClass || nested.requiresClass
      case .tuple(let elements) where elements.count == 1:
        guard let nested = constraints([elements[0].type]) else { return nil }
        protocols += nested.protocols
        superclass = nested.writtenSuperclass ?? superclass
        requiresClass = requiresClass || nested.requiresClass
      case .name("Any", _), .suppressed: break
      case .name("AnyObject", _): requiresClass = true
      case .any(let inner), .some(let inner), .attributed(_, let inner):
        guard let nested = constraints([inner]) else { return nil }
        protocols += nested.protocols
        superclass = nested.writtenSuperclass ?? superclass
        requiresClass = requiresClass || nested.requiresClass
      default:
        switch protocolReference(part) {
        case (let proto, let arguments)?:
          protocols.append(constraint(proto, arguments))
        case nil:
          let type = resolve(part)
          switch type {
          case .existential(let existential):
            protocols += existential.protocols
            superclass = existential.writtenSuperclass ?? superclass
            requiresClass = requiresClass || existential.requiresClass
          case .nominal where type.isClass && parts.count > 0: superclass = type
          case .error: continue
          default: return nil
          }
        }
      }
    }
    if parts.count == 1, protocols.isEmpty, !requiresClass, superclass != nil { return nil }
    return Existential(protocols: protocols, superclass: superclass, requiresClass: requiresClass)
  }

  /// The protocol that a written type names.
  private func protocolReference(_ written: WrittenType) -> (TypeSymbol, [WrittenType])? {
    switch written.kind {
    case .name(let name, let arguments):
      if case .symbol(let symbol)? = namedType(name), symbol.kind == .protocol {
        return (symbol, arguments)
      }
    case .member(let base, let name, let arguments):
      if case .name(let word, _) = base.kind,
        let module = checker.visibleModule(named: word, declaring: name.text),
        case .symbol(let symbol)? = module.types[name.text]?.first, symbol.kind == .protocol
      {
        return (symbol, arguments)
      }
    default: break
    }
    return nil
  }

  func constraint(
    _ proto: TypeSymbol,
    _ arguments: [WrittenType]
  ) -> Existential.Constraint {
    let names = proto.primaryAssociatedTypes
    let pairs = zip(names, arguments).map { (name: $0, type: resolve($1)) }
    return Existential.Constraint(proto, arguments: pairs)
  }
}
