import ScriptSource
import ScriptTypes

/// Applies an inheritance clause: a superclass, a raw type, protocols.
struct Inheritance {
  let checker: ModuleChecker
  let scope: Scope

  func apply(_ inherited: [WrittenType], to symbol: TypeSymbol) {
    let range = checker.declared.place(of: symbol) ?? TextRange(start: 0, end: 0)
    var protocols: [WrittenType] = []
    let resolver = TypeResolver(checker, scope)
    for written in inherited {
      guard resolver.constraints([written]) == nil else {
        protocols.append(written)
        continue
      }
      let type = resolver.resolve(written)
      switch type {
      case .nominal(let nominal) where symbol.kind == .class && nominal.symbol.kind == .class:
        inherit(type, nominal.symbol, to: symbol, written, isFirst: protocols.isEmpty)
      case .nominal(let nominal) where symbol.kind == .actor && nominal.symbol.kind.isReference:
        checker.report(DeclarationMessages.actorInherits, at: written.range)
      case .error: break
      case _ where symbol.kind == .enum:
        symbol.rawType = type
        conform(symbol, to: checker.library["RawRepresentable"])
        symbol.conformances.last?.setTypeWitness("RawValue", type)
      default:
        checker.report(
          DeclarationMessages.inheritsFromOther(symbol.kind == .class ? ", non-class" : "", type),
          at: written.range
        )
      }
    }
    applyConformances(protocols, to: symbol, signature: symbol.signature, conditions: [], at: range)
    if symbol.kind == .enum, symbol.hasPlainCases {
      conform(symbol, to: checker.library["Hashable"])
    }
  }

  private func inherit(
    _ type: Type,
    _ superclass: TypeSymbol,
    to symbol: TypeSymbol,
    _ written: WrittenType,
    isFirst: Bool
  ) {
    if let first = symbol.superclass {
      checker.report(DeclarationMessages.multipleInheritance(first, type), at: written.range)
    } else if superclass.isSubclass(of: symbol) {
      checker.report(
        DeclarationMessages.inheritsFromItself(symbol.name),
        at: checker.declared.place(of: symbol) ?? written.range
      )
    } else {
      symbol.superclass = type
      if superclass.isFinal {
        checker.report(DeclarationMessages.inheritsFromFinal(type), at: written.range)
      }
      if !isFirst {
        checker.report(DeclarationMessages.superclassNotFirst(type), at: written.range)
      }
      if case .attributed(let words, _) = written.kind, let word = words.first {
        checker.report(DeclarationMessages.attributeOfOther(word, type), at: written.range)
      }
    }
  }

  func applyConformances(
    _ inherited: [WrittenType],
    to symbol: TypeSymbol,
    signature: GenericSignature,
    conditions: [Requirement],
    at range: TextRange
  ) {
    let resolver = TypeResolver(checker, scope)
    for written in inherited {
      guard let constraints = resolver.constraints([written]) else { continue }
      for proto in constraints.protocols {
        if symbol.kind == .protocol {
          checker.report(
            DeclarationMessages.protocolExtensionInherits(symbol.name),
            at: written.range
          )
          continue
        }
        let isUnchecked: Bool
        if case .attributed = written.kind { isUnchecked = true } else { isUnchecked = false }
        let conformance = Conformance(
          symbol,
          to: proto.symbol,
          signature: signature,
          module: checker.module,
          conditions: conditions,
          isUnchecked: isUnchecked
        )
        install(conformance)
        symbol.add(conformance)
        checker.note { symbol.remove(conformance) }
        checker.declared.add(conformance, at: range)
      }
    }
  }

  private func conform(_ symbol: TypeSymbol, to proto: TypeSymbol) {
    let conformance = Conformance(
      symbol,
      to: proto,
      signature: symbol.signature,
      module: checker.module
    )
    install(conformance)
    symbol.add(conformance)
  }

  private func install(_ conformance: Conformance) {
    let witnesses = Witnesses(library: checker.library)
    conformance.inferTypeWitness = { witnesses.inferType($1, of: $0) }
    conformance.findWitness = { witnesses.witness(for: $1, in: $0) }
  }
}
