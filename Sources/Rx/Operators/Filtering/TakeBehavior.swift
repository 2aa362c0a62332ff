/// Whether the element that ends a `take(while:)` or `take(until:)` is itself passed on.
public enum TakeBehavior: Sendable {
  /// It is the last element.
  case inclusive
  /// It is dropped.
  case exclusive
}
