/// A generic parameter of a type, function, subscript, alias or extension; also a protocol's `Self`.
package final class GenericParameter {
  package let name: String
  package let isPack: Bool
  /// Position among the parameters of all signatures that contain it: outer ones first.
  package let depth: Int

  package init(_ name: String, depth: Int = 0, isPack: Bool = false) {
    self.name = name
    self.depth = depth
    self.isPack = isPack
  }

  /// What stands for the parameter where it stands for itself; for a pack, all its elements.
  package var ownArgument: Type {
    isPack ? .pack(TypePack([.expansion(TypeBox(.parameter(self)))])) : .parameter(self)
  }
}

/// What a generic signature asks of its parameters.
package enum Requirement {
  case conformance(Type, TypeSymbol)
  case superclass(Type, Type)
  case sameType(Type, Type)
  /// `T: AnyObject`.
  case anyObject(Type)
}

extension Requirement {
  /// The types that it is about.
  package var types: [Type] {
    switch self {
    case .conformance(let type, _), .anyObject(let type): [type]
    case .superclass(let first, let second), .sameType(let first, let second): [first, second]
    }
  }

  /// What is asked once parameters are replaced: of each element, where packs are.
  package func expanding(_ substitution: Substitution) -> [Requirement] {
    guard types.contains(where: { $0.contents.contains(.pack) }) else {
      return [substituting(substitution)]
    }
    let packs = types.flatMap(\.elementPacks)
    return substitution.elements(of: packs)?.map(substituting) ?? [substituting(substitution)]
  }

  package func substituting(_ substitution: Substitution) -> Requirement {
    switch self {
    case .conformance(let type, let proto):
      .conformance(type.substituting(substitution), proto)
    case .superclass(let type, let superclass):
      .superclass(type.substituting(substitution), superclass.substituting(substitution))
    case .sameType(let left, let right):
      .sameType(left.substituting(substitution), right.substituting(substitution))
    case .anyObject(let type): .anyObject(type.substituting(substitution))
    }
  }
}
