/// A value that is told apart from others by its identity, whatever else of it changes.
public protocol IdentifiableType {
  associatedtype Identity: Hashable

  /// Says who the value is: two values with the same identity are two states of one thing.
  var identity: Identity { get }
}
