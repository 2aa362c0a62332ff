/// Whether the element that ends a `take(while:)` or `take(until:)` is passed.
public enum TakeBehavior: Sendable {
  /// Pass it as the last element.
  case inclusive
  /// Drop it.
  case exclusive
}
