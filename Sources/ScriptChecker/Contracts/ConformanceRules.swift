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
    for inherited in proto.inheritanceClosure {
      let own = inherited === proto ? conformance : type.conformance(to: inherited) ?? conformance
      guard check(own, inherited, at: range) else { return }
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
    if requirement.isSettable, requirement.kind == .variable, !witness.isSettable { return false }
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

/// Conformances that the compiler writes.
struct Derivation {
  private enum Way {
    /// The protocol has no requirements that a program must provide.
    case always
    /// Every stored property and payload conforms, too.
    case fromParts
    /// The same, also of a class.
    case fromStorage
    case fromCases
  }

  private let proto: TypeSymbol
  private let way: Way

  init?(_ proto: TypeSymbol, _ library: StandardTypes) {
    guard proto.module === library.module else { return nil }
    self.proto = proto
    switch proto.name {
    case "Error", "Sendable", "Copyable", "Actor", "AnyActor", "RawRepresentable", "CodingKey",
      "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral":
      way = .always
    case "Equatable", "Hashable": way = .fromParts
    case "Encodable", "Decodable": way = .fromStorage
    case "CaseIterable", "Comparable": way = .fromCases
    default: return nil
    }
  }

  func derives(_ type: TypeSymbol, _ signature: GenericSignature) -> Bool {
    switch way {
    case .always: true
    case .fromCases: type.kind == .enum
    case .fromStorage where type.rawType != nil: false
    case .fromParts, .fromStorage:
      switch type.kind {
      case .struct:
        storageConforms(type, signature)
      case .class where isFromStorage: storageConforms(type, signature)
      case .enum:
        type.allMembers.filter { $0.kind == .enumCase }.allSatisfy { symbol in
          guard case .function(let function) = symbol.type else { return true }
          return function.parameters.allSatisfy { conforms($0.type, signature) }
        }
      case .class, .actor, .protocol: false
      }
    }
  }

  /// The part that keeps the compiler from writing the conformance.
  func obstacle(in type: TypeSymbol, _ signature: GenericSignature) -> String? {
    switch (way, type.kind) {
    case (.fromParts, .struct), (.fromStorage, .struct), (.fromStorage, .class):
      parts(of: type).first { !conforms($0.type, signature) }.map {
        Hints.partNotConforming($0.name, "\($0.type)", proto.name)
      }
    default: nil
    }
  }

  private var isFromStorage: Bool { if case .fromStorage = way { true } else { false } }

  private func storageConforms(_ type: TypeSymbol, _ signature: GenericSignature) -> Bool {
    parts(of: type).allSatisfy { conforms($0.type, signature) }
  }

  /// The stored properties that the conformance is made of.
  private func parts(of type: TypeSymbol) -> [ValueSymbol] {
    // Coded is what has a key.
    let keys = isFromStorage ? type.ownCodingKeys : nil
    return type.allMembers.filter {
      $0.isStored && !$0.isStatic && $0.kind == .variable && keys?.contains($0.name) ?? true
    }
  }

  private func conforms(_ type: Type, _ signature: GenericSignature) -> Bool {
    switch type {
    case .nominal(let nominal):
      guard let conformance = nominal.symbol.conformance(to: proto) else { return false }
      let substitution = nominal.substitution
      return conformance.conditions.allSatisfy { requirement in
        guard case .conformance(let subject, let bound) = requirement, bound === proto else {
          return true
        }
        return conforms(subject.substituting(substitution), signature)
      }
    case .parameter, .member: return signature.conforms(type, to: proto)
    case .error, .metatype: return type.isError
    default: return false
    }
  }
}

extension Type {
  fileprivate func witness(_ name: String, of conformance: Conformance) -> Type? {
    let known = associatedType(name)
    return known.isError ? conformance.typeWitness(name) : known
  }
}
