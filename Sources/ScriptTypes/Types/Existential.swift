/// The constraints of `any P`, `some P` or a composition: protocols, a superclass, or nothing for `Any`.
package final class Existential {
  package struct Constraint {
    package let symbol: TypeSymbol
    /// The primary associated types that are written: `any Sequence<Int>`.
    package let arguments: [(name: String, type: Type)]

    package init(_ symbol: TypeSymbol, arguments: [(name: String, type: Type)] = []) {
      self.symbol = symbol
      self.arguments = arguments
    }
  }

  /// In a fixed order, none implied by another.
  package let protocols: [Constraint]
  package let writtenSuperclass: Type?
  /// Whether `AnyObject` is among the constraints.
  package let requiresClass: Bool
  package let contents: TypeContents

  package init(protocols: [Constraint], superclass: Type? = nil, requiresClass: Bool = false) {
    var kept: [Constraint] = []
    for proto in protocols
    where !kept.contains(where: { $0.symbol === proto.symbol && $0.arguments.isEmpty }) {
      let isImplied = protocols.contains {
        $0.symbol !== proto.symbol && proto.arguments.isEmpty && $0.symbol.inherits(proto.symbol)
      }
      if !isImplied { kept.append(proto) }
    }
    self.protocols = kept.sorted { $0.symbol.name < $1.symbol.name }
    writtenSuperclass = superclass
    self.requiresClass = requiresClass
    contents = kept.reduce(superclass?.contents ?? []) {
      $0.union($1.arguments.reduce([]) { $0.union($1.type.contents) })
    }
  }

  /// The superclass that is among the constraints, or one that a protocol asks for.
  package var superclass: Type? {
    if let writtenSuperclass { return writtenSuperclass }
    for proto in protocols {
      for inherited in proto.symbol.inheritanceClosure {
        if let superclass = inherited.superclass { return superclass }
      }
    }
    return nil
  }

  package var isAny: Bool { protocols.isEmpty && writtenSuperclass == nil && !requiresClass }

  package var isClassConstrained: Bool {
    requiresClass || superclass != nil || protocols.contains { $0.symbol.requiresClass }
  }

  /// Whether they differ at most in the primary associated types.
  package func resembles(_ other: Existential) -> Bool {
    requiresClass == other.requiresClass && writtenSuperclass == other.writtenSuperclass
      && protocols.count == other.protocols.count
      && zip(protocols, other.protocols).allSatisfy { left, right in
        left.symbol === right.symbol && left.arguments.count == right.arguments.count
      }
  }

  func isEqual(to other: Existential) -> Bool {
    resembles(other)
      && zip(protocols, other.protocols).allSatisfy { left, right in
        left.arguments.allSatisfy { argument in
          right.arguments.contains { $0.name == argument.name && $0.type == argument.type }
        }
      }
  }

  /// The type that is known of an associated type, from the primary associated types that are written.
  package func witness(_ name: String) -> Type? {
    for proto in protocols {
      for argument in proto.arguments where argument.name == name { return argument.type }
    }
    return nil
  }
}
