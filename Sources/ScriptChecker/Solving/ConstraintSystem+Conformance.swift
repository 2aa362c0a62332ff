import ScriptTypes

extension ConstraintSystem {
  /// Whether a known type conforms; conditions on its arguments included.
  func conforms(_ type: Type, to proto: TypeSymbol) -> Bool {
    outcome(ofConformance: type, to: proto, nil) == .solved
  }

  /// Adds the conditions of a conditional conformance as constraints of their own if `node` is given.
  func outcome(ofConformance type: Type, to proto: TypeSymbol, _ node: Node?) -> Outcome {
    switch shallow(type) {
    case .variable: return .waiting
    case .error: return .solved
    case .member(let member) where member.contents.contains(.variable): return .waiting
    case .nominal(let nominal):
      if proto.isMarker { return .solved }
      guard let conformance = nominal.symbol.conformance(to: proto) else { return .failed }
      guard !conformance.conditions.isEmpty else { return .solved }
      var arguments = nominal
      // A conformance that a superclass declares is told in the superclass's parameters.
      while arguments.symbol !== conformance.type, case .nominal(let next)? = arguments.superclass {
        arguments = next
      }
      let substitution = arguments.substitution
      for condition in conformance.conditions {
        for requirement in condition.expanding(substitution) {
          if let node {
            add(requirement, node)
          } else if !holds(requirement) {
            return .failed
          }
        }
      }
      return .solved
    case .parameter, .member:
      let subject = scope.signature.canonical(resolved(type))
      if case .nominal = subject { return outcome(ofConformance: subject, to: proto, node) }
      return Outcome(proto.isMarker || scope.signature.conforms(subject, to: proto))
    case .dynamicSelf(let box): return outcome(ofConformance: box.type, to: proto, node)
    case .existential(let existential):
      if proto.isMarker { return .solved }
      if existential.isAnyError, proto.name == "Error" { return .solved }
      if existential.protocols.contains(where: { $0.symbol.inherits(proto) }) { return .solved }
      if let superclass = existential.superclass {
        return outcome(ofConformance: superclass, to: proto, node)
      }
      return .failed
    case .opaque(let opaque):
      if opaque.constraint.protocols.contains(where: { $0.symbol.inherits(proto) }) {
        return .solved
      }
      if let superclass = opaque.constraint.superclass {
        return outcome(ofConformance: superclass, to: proto, node)
      }
      return Outcome(proto.isMarker)
    case .expansion(let box): return outcome(ofConformance: box.type, to: proto, node)
    case .pack(let pack):
      let outcomes = pack.types.map { outcome(ofConformance: $0, to: proto, node) }
      return outcomes.contains(.failed) ? .failed : outcomes.first { $0 == .waiting } ?? .solved
    case .tuple, .function, .metatype: return Outcome(proto.isMarker)
    }
  }

  func holds(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .conformance(let type, let proto): return conforms(resolved(type), to: proto)
    case .superclass(let type, let superclass):
      return isSubclass(resolved(type), of: resolved(superclass))
    case .sameType(let left, let right):
      return scope.signature.canonical(resolved(left)) == scope.signature.canonical(resolved(right))
    case .anyObject(let type): return scope.signature.isReference(resolved(type))
    }
  }

  func add(_ requirement: Requirement, _ node: Node) {
    switch requirement {
    case .conformance(let type, let proto):
      add(Constraint.Kind.conformance(type, proto), node)
    case .superclass(let type, let superclass):
      add(.conversion(type, superclass, .subtype), node)
    case .sameType(let left, let right): add(.equal(left, right), node)
    case .anyObject(let type): add(.isClass(type), node)
    }
  }

  func isSubclass(_ type: Type, of superclass: Type) -> Bool {
    guard let wanted = superclass.symbol else { return false }
    switch type {
    case .nominal(let nominal): return nominal.symbol.isSubclass(of: wanted)
    case .dynamicSelf(let box): return isSubclass(box.type, of: superclass)
    case .parameter, .member:
      return scope.signature.superclass(of: type).map { isSubclass($0, of: superclass) } ?? false
    default: return false
    }
  }
}

extension GenericSignature {
  func isReference(_ type: Type) -> Bool {
    switch type {
    case .parameter, .member: requiresClass(type)
    case .opaque(let opaque): opaque.constraint.isClassConstrained
    default: type.isClass
    }
  }
}
