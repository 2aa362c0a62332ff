import ScriptSource
import ScriptTypes

/// What a class that others may inherit from gives where a protocol asks for `Self`: that of a subclass, too.
struct SelfResults {
  let checker: ModuleChecker

  func check(_ conformance: Conformance, _ proto: TypeSymbol) {
    let type = conformance.type
    guard type.kind == .class, !type.isFinal else { return }
    for requirement in proto.allMembers
    where requirement.isRequirement && requirement.kind != .initializer {
      guard let witness = conformance.witness(for: requirement), witness.owner?.kind == .class,
        let place = checker.declared.place(of: witness)
      else { continue }
      let own = proto.selfType
      let (wanted, given) = (requirement.givenType, witness.givenType)
      if wanted == own || checker.library.wrapped(wanted) == own {
        guard !given.contents.contains(.dynamicSelf) else { continue }
        checker.report(ContractMessages.mustGiveSelf(witness, type.name, proto.name), at: place)
      } else if wanted.mentions(own) {
        checker.report(
          ContractMessages.givesSelfWithin(requirement.fullName, type.name, proto.name),
          at: place
        )
      }
    }
  }
}

extension ValueSymbol {
  /// A function's or subscript's result, a property's type.
  fileprivate var givenType: Type {
    if case .function(let function) = type, kind != .variable { return function.result }
    return type
  }
}

extension Type {
  /// Whether the other type stands within, but for its associated types.
  fileprivate func mentions(_ other: Type) -> Bool {
    if self == other { return true }
    if case .member = self { return false }
    var isFound = false
    _ = mapParts { part in
      isFound = isFound || part.mentions(other)
      return part
    }
    return isFound
  }
}
