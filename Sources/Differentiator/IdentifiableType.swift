/// A value that is told apart from others by its identity, whatever else of it changes.
public protocol IdentifiableType {
  associatedtype Identity: Hashable

  /// Says who the value is: two values with the same identity are two states of one thing.
  var identity: Identity { get }
}

/// A value that is its own identity.
public struct IdentifiableValue<Value: Hashable>: IdentifiableType, Hashable {
  public typealias Identity = Value

  public let value: Value

  public init(value: Value) { self.value = value }

  public var identity: Identity { value }
}

extension IdentifiableValue: CustomStringConvertible {
  public var description: String { "\(value)" }
}

extension IdentifiableValue: Sendable where Value: Sendable {}
