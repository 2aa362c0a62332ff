import ScriptSource
import ScriptTypes

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
    /// No case has a payload.
    case fromPlainCases
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
    case "Comparable": way = .fromCases
    case "CaseIterable": way = .fromPlainCases
    default: return nil
    }
  }

  func derives(_ type: TypeSymbol, _ signature: GenericSignature) -> Bool {
    switch way {
    case .always: true
    case .fromCases:
      type.kind == .enum && type.rawType == nil && payloadsConform(type, signature)
    case .fromPlainCases: type.kind == .enum && !type.hasPayloads
    case .fromStorage where type.rawType != nil: false
    case .fromParts, .fromStorage:
      switch type.kind {
      case .struct:
        storageConforms(type, signature)
      case .class where isFromStorage: storageConforms(type, signature)
      case .enum: payloadsConform(type, signature)
      case .class, .actor, .protocol: false
      }
    }
  }

  private func payloadsConform(_ type: TypeSymbol, _ signature: GenericSignature) -> Bool {
    type.allMembers.filter { $0.kind == .enumCase }.allSatisfy { symbol in
      guard case .function(let function) = symbol.type else { return true }
      return function.parameters.allSatisfy { conforms($0.type, signature) }
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
    keysFit(type) && parts(of: type).allSatisfy { conforms($0.type, signature) }
  }

  /// Whether each key of the type's own is a property's, and what has no key has a value to begin with.
  private func keysFit(_ type: TypeSymbol) -> Bool {
    guard isFromStorage, let keys = type.ownCodingKeys else { return true }
    let properties = type.allMembers.filter { $0.kind == .variable && !$0.isStatic }
    guard keys.allSatisfy({ key in properties.contains { $0.name == key } }) else { return false }
    return proto.name != "Decodable"
      || properties.allSatisfy { property in
        !property.isStored || property.hasCustomAttribute || !property.isDeferred
          || property.isLazy || property.isSettable && property.type.symbol?.sugar == .optional
          || keys.contains(property.name)
      }
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
