public import HeadlessUI
public import ReactiveSignals

/// An observable property of an object, as a property of signals.
///
/// It does not keep the object alive, and keeps the last value when the object is released.
public final class DynamicProperty<Value>: MutablePropertyProtocol {
  private weak var object: UIObject?
  private let keyPath: String
  private let latest: Property<Value>

  /// Ends when the object is released.
  public let lifetime: Lifetime

  /// - Parameters:
  ///   - object: The object.
  ///   - keyPath: The name of one of its observable properties, whose values are of the type `Value`.
  public init(object: UIObject, keyPath: String) {
    self.object = object
    self.keyPath = keyPath
    lifetime = .of(object)
    guard let property = type(of: object).observableProperty(keyPath) else {
      preconditionFailure("\(type(of: object)) has no observable property \(keyPath).")
    }
    func typed(_ value: Any?) -> Value {
      guard let value = value as? Value else {
        preconditionFailure("The property \(keyPath) is no \(Value.self).")
      }
      return value
    }
    latest = Property(
      initial: typed(property.value(object)),
      then: object.reactive.signal(forKeyPath: keyPath).map(typed)
    )
  }

  /// The current value of the property.
  ///
  /// Setting it sets that of the object, if that is still there.
  public var value: Value {
    get { latest.value }
    set {
      guard let object else { return }
      _ = type(of: object).observableProperty(keyPath)?.setValue(object, newValue)
    }
  }

  /// Sends the current value, and then each one that the property is set to.
  public var producer: SignalProducer<Value, Never> { latest.producer }

  /// Sends each value that the property is set to.
  public var signal: Signal<Value, Never> { latest.signal }
}
