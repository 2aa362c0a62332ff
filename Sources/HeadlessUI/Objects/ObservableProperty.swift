/// A property that can be observed by its name or its key path.
public struct ObservableProperty {
  public let name: String
  public let path: AnyKeyPath

  /// Reads the property.
  ///
  /// Returns `nil` if the object is of another class.
  public let value: (UIObject) -> Any?

  /// Sets the property.
  ///
  /// Returns `false` if the value is of another type.
  public let setValue: (UIObject, Any?) -> Bool

  public init<Owner: UIObject, Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.name = name
    self.path = path
    value = { ($0 as? Owner).map { $0[keyPath: path] as Any } }
    setValue = { object, value in
      guard let owner = object as? Owner, let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  public init<Owner: UIObject, Value>(readOnly name: String, _ path: KeyPath<Owner, Value>) {
    self.name = name
    self.path = path
    value = { ($0 as? Owner).map { $0[keyPath: path] as Any } }
    setValue = { _, _ in false }
  }
}

/// What an observer of a property is told.
public struct PropertyChange {
  public let name: String
  public let before: Any
  public let after: Any
}
