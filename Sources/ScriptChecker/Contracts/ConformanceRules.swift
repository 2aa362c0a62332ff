import ScriptSource
import ScriptTypes

/// A type has a witness for each requirement of a protocol that it conforms to.
struct ConformanceRules {
  let checker: ModuleChecker

  private var library: StandardTypes { checker.library }

  func check(_ conformance: Conformance, at range: TextRange) {
    let type = conformance.type
    let proto = conformance.proto
    guard type.kind != .protocol else { return }
    if proto.requiresClass, !type.kind.isReference {
      checker.report(ContractMessages.classProtocol(type.name, proto.name), at: range)
      return
    }
    if let inherited = inheritedWithoutDeclaration(conformance) {
      checker.report(
        ContractMessages.impliesNothing(type.selfType, proto.name, inherited.name),
        at: range,
        hint: "add `extension \(type.name): \(inherited.name) where …`"
      )
      return
    }
    for inherited in proto.inheritanceClosure {
      let own = inherited === proto ? conformance : type.conformance(to: inherited) ?? conformance
      guard check(own, inherited, at: range) else { return }
    }
  }

  /// An inherited protocol to which the type does not say that it conforms, where it conforms to the other on a condition.
  private func inheritedWithoutDeclaration(_ conformance: Conformance) -> TypeSymbol? {
    guard !conformance.conditions.isEmpty else { return nil }
    return conformance.proto.inheritanceClosure.first { inherited in
      inherited !== conformance.proto && !inherited.isMarker
        && !conformance.type.conformances.contains {
          $0.proto === inherited || $0.conditions.isEmpty && $0.proto.inherits(inherited)
        }
    }
  }

  private func check(_ conformance: Conformance, _ proto: TypeSymbol, at range: TextRange) -> Bool {
    let type = conformance.type
    func fail(_ hint: @autoclosure () -> String) -> Bool {
      checker.report(
        ContractMessages.doesNotConform(type.selfType, proto.name),
        at: range,
        hint: hint()
      )
      return false
    }
    if let derivation = Derivation(proto, library) {
      if derivation.derives(type, conformance.signature) { return true }
      let missing = missingWitnesses(conformance, proto)
      return missing.isEmpty
        || fail(derivation.obstacle(in: type, conformance.signature) ?? Hints.lacks(missing))
    }
    for associated in proto.associatedTypes {
      guard let witness = type.selfType.witness(associated.name, of: conformance) else {
        let missing = missingWitnesses(conformance, proto)
        return fail(Hints.lacks(missing.isEmpty ? ["typealias \(associated.name)"] : missing))
      }
      if !meetsBounds(witness, associated.name, of: proto, conformance) {
        return fail(Hints.typeNotFitting(associated.name, "\(witness)"))
      }
    }
    let missing = missingWitnesses(conformance, proto)
    guard missing.isEmpty else { return fail(Hints.lacks(missing)) }
    checkRequiredInitializers(conformance, proto, at: range)
    checkAccess(conformance, proto)
    SelfResults(checker: checker).check(conformance, proto)
    return true
  }

  /// The declarations of requirements that the type does not meet.
  private func missingWitnesses(_ conformance: Conformance, _ proto: TypeSymbol) -> [String] {
    proto.allMembers.filter {
      $0.isRequirement && !$0.isOptionalRequirement && !isMet($0, proto, conformance)
    }.map { Suggestion($0).declaration }
  }

  private func isMet(
    _ requirement: ValueSymbol,
    _ proto: TypeSymbol,
    _ conformance: Conformance
  ) -> Bool {
    guard let witness = conformance.witness(for: requirement) else {
      return requirement.availability.isUnavailable || hasOperator(requirement, conformance.type)
        || proto.name == "Hashable" && !conformance.type.members(named: "hashValue").isEmpty
    }
    if requirement.isSettable, !witness.isSettable { return false }
    if witness.isAsync, !requirement.isAsync { return false }
    return requirement.throws || !witness.throws || witness.isRethrowing
  }

  /// An operator at the top of the module may be the witness, too.
  private func hasOperator(_ requirement: ValueSymbol, _ type: TypeSymbol) -> Bool {
    guard requirement.name.isOperator else { return false }
    let all =
      (checker.module.values[requirement.name] ?? [])
      + checker.operatorMembers(named: requirement.name)
    return all.contains { symbol in
      guard case .function(let function) = symbol.type,
        function.parameters.count == requirement.parameters.count
      else { return false }
      return function.parameters.contains { $0.type.symbol === type }
        || symbol.isInProtocolExtension
          && symbol.owner.map { type.conformance(to: $0) != nil } ?? false
    }
  }

  private func meetsBounds(
    _ witness: Type,
    _ name: String,
    of proto: TypeSymbol,
    _ conformance: Conformance
  ) -> Bool {
    guard case .nominal(let nominal) = witness, !witness.hasError else { return true }
    let subject = proto.selfType.associatedType(name)
    return proto.protocolRequirements.allSatisfy { requirement in
      guard case .conformance(let bounded, let bound) = requirement, bounded == subject else {
        return true
      }
      return nominal.symbol.conformance(to: bound) != nil || bound.isMarker
    }
  }

  /// Who sees the type and the protocol sees what the type provides.
  private func checkAccess(_ conformance: Conformance, _ proto: TypeSymbol) {
    let least = min(Reach(conformance.type).level, Reach(proto).level)
    for requirement in proto.allMembers where requirement.isRequirement {
      guard let witness = conformance.witness(for: requirement), witness.access < least,
        let place = checker.declared.place(of: witness)
      else { continue }
      checker.report(
        ContractMessages.hiddenWitness(witness.kindName, witness.fullName, least, proto),
        at: place
      )
    }
  }

  /// Every subclass must have an initializer that a protocol asks for.
  private func checkRequiredInitializers(
    _ conformance: Conformance,
    _ proto: TypeSymbol,
    at range: TextRange
  ) {
    guard conformance.type.kind == .class, !conformance.type.isFinal else { return }
    for requirement in proto.allMembers
    where requirement.isRequirement && requirement.kind == .initializer {
      guard let witness = conformance.witness(for: requirement), !witness.isRequired,
        let place = checker.declared.place(of: witness), !witness.isInProtocolExtension
      else { continue }
      checker.report(
        ContractMessages.requiredInitializer(requirement.fullName, conformance.type.name),
        at: place
      )
    }
  }
}

extension Type {
  fileprivate func witness(_ name: String, of conformance: Conformance) -> Type? {
    let known = associatedType(name)
    return known.isError ? conformance.typeWitness(name) : known
  }
}
