/// Something that always has a value, and tells of its changes.
public protocol PropertyProtocol<Value>: AnyObject, BindingSource {
  /// The current value.
  var value: Value { get }

  /// Sends the current value, and then each change.
  var producer: SignalProducer<Value, Never> { get }

  /// Sends each change.
  var signal: Signal<Value, Never> { get }
}

/// A property whose value can be set.
public protocol MutablePropertyProtocol<Value>: PropertyProtocol, BindingTargetProvider {
  /// The current value.
  var value: Value { get set }

  /// Ends when the property is released.
  var lifetime: Lifetime { get }
}

extension MutablePropertyProtocol {
  /// Sets the value of the property.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: lifetime) { [weak self] in self?.value = $0 }
  }
}

/// A mutable property whose value can be used and changed while no other thread changes it.
public protocol ComposableMutablePropertyProtocol<Value>: MutablePropertyProtocol {
  /// Calls a closure with the value, which no other thread can change meanwhile.
  func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result

  /// Calls a closure that changes the value, while no other thread can.
  func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result
}
