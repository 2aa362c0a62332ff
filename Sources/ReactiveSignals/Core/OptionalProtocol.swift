/// An optional of any type, for constraints of extensions.
public protocol OptionalProtocol: ExpressibleByNilLiteral {
  associatedtype Wrapped

  init(reconstructing value: Wrapped?)

  var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
  /// This optional itself.
  public var optional: Wrapped? { self }

  /// Creates an optional from itself.
  public init(reconstructing value: Wrapped?) { self = value }
}
