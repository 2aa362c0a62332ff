/// Finds what observes the properties of an object.
enum KeyValueSource {
  /// Returns nil if no property of the object can be observed.
  static func of(_ object: AnyObject) -> (any KeyValueObserving)? {
    object as? any KeyValueObserving
  }
}
