/// A property whose value can be set from any thread.
///
/// Every value that is set is sent, also one that equals the one before. When the property is released, its signal and producers
/// complete. A value that an observer sets is delivered inside the delivery that the observer handles.
@propertyWrapper
public final class MutableProperty<Value>: ComposableMutablePropertyProtocol {
  @usableFromInline let storage: PropertyStorage<Value>

  /// Ends when the property is released.
  public var lifetime: Lifetime { Lifetime(storage.core.resources) }

  /// Sends each change.
  public let signal: Signal<Value, Never>

  @inlinable
  public init(_ initialValue: Value) {
    storage = PropertyStorage(.nested, initialValue)
    signal = Signal(storage.core)
  }

  @inlinable
  public convenience init(wrappedValue: Value) { self.init(wrappedValue) }

  deinit {
    storage.core.end(.completed)
  }

  /// The current value.
  ///
  /// Setting it sends it to the observers.
  @inlinable
  public var value: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public var projectedValue: MutableProperty<Value> { self }

  /// Sends the current value, and then each change.
  ///
  /// It does not keep the property alive.
  @inlinable
  public var producer: SignalProducer<Value, Never> { storage.producer }

  /// Sets the value of the property.
  ///
  /// It does not keep the property alive.
  @inlinable
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: lifetime) { [storage] in storage.set($0) }
  }

  /// Sets the value, and returns the old one.
  @discardableResult
  public func swap(_ newValue: Value) -> Value { storage.swap(newValue) }

  /// Calls a closure that changes the value, while no other thread can.
  ///
  /// The result is sent once, even if the closure throws.
  @discardableResult
  public func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
    try storage.modify(action)
  }

  /// Calls a closure with the value, which no other thread can change meanwhile.
  @discardableResult
  public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
    try storage.withValue(action)
  }
}
