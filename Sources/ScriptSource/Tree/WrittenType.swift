/// A type as the source writes it, before its names are looked up.
package final class WrittenType: Sendable {
  package indirect enum Kind: Sendable {
    /// `Int`, `Array<Int>`, `Self`.
    case name(String, arguments: [WrittenType])
    /// `Outer<Int>.Inner`, `T.Element`.
    case member(WrittenType, Identifier, arguments: [WrittenType])
    /// `Int?`.
    case optional(WrittenType)
    /// `Int!`.
    case implicitlyUnwrapped(WrittenType)
    /// `[Int]`.
    case array(WrittenType)
    /// `[Int: String]`.
    case dictionary(key: WrittenType, value: WrittenType)
    /// `(a: Int, String)`; one element without a label stands for the element itself.
    case tuple([TupleElement])
    /// `(Int, inout String) async throws -> Bool`.
    case function(WrittenFunctionType)
    /// `some P`.
    case some(WrittenType)
    /// `any P`.
    case any(WrittenType)
    /// `P & Q`.
    case composition([WrittenType])
    /// `T.Type`, or `any P.Type`.
    case metatype(WrittenType)
    /// `P.Protocol`.
    case protocolMetatype(WrittenType)
    /// `inout T`.
    case inOut(WrittenType)
    /// `T...` of a parameter.
    case variadic(WrittenType)
    /// `repeat each T`.
    case packExpansion(WrittenType)
    /// `each T`.
    case packElement(WrittenType)
    /// `@escaping T`, `@autoclosure () -> T`, `@Sendable`, `@MainActor`, `sending`, `borrowing` ….
    case attributed([String], WrittenType)
    /// `~Copyable`.
    case suppressed(WrittenType)
    /// `_`, to be inferred.
    case placeholder
    /// What the parser could not read, and has said so.
    case unreadable
  }

  package struct TupleElement: Sendable {
    package let label: Identifier?
    package let type: WrittenType

    package init(label: Identifier?, type: WrittenType) {
      self.label = label
      self.type = type
    }
  }

  package let kind: Kind
  package let range: TextRange

  package init(_ kind: Kind, _ range: TextRange) {
    self.kind = kind
    self.range = range
  }
}

/// The parts of a written function type.
package struct WrittenFunctionType: Sendable {
  package let parameters: [WrittenType]
  package let effects: Effects
  package let result: WrittenType

  package init(parameters: [WrittenType], effects: Effects, result: WrittenType) {
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }
}

/// `async`, `throws`, `rethrows`, and the type of a typed throw.
package struct Effects: Sendable {
  package enum Throwing: Sendable {
    case never
    case throwing(WrittenType?)
    case rethrowing
  }

  package var isAsync: Bool
  package var throwing: Throwing

  package init(isAsync: Bool = false, throwing: Throwing = .never) {
    self.isAsync = isAsync
    self.throwing = throwing
  }
}
