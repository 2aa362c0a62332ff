/// A property that cannot be set: a constant, a view of another property, or one that follows a stream.
@propertyWrapper
public final class Property<Value>: PropertyProtocol {
  @usableFromInline let read: () -> Value

  /// Sends the current value, and then each change.
  public let producer: SignalProducer<Value, Never>

  /// Sends each change.
  public let signal: Signal<Value, Never>

  /// The current value.
  @inlinable
  public var value: Value { read() }

  public var wrappedValue: Value { value }

  public var projectedValue: Property<Value> { self }

  /// Creates a property that never changes.
  public init(value: Value) {
    read = { value }
    producer = SignalProducer(value: value)
    signal = .empty
  }

  /// Creates a view of a property, which it keeps alive.
  public init<P: PropertyProtocol>(capturing property: P) where P.Value == Value {
    read = { property.value }
    producer = property.producer
    signal = property.signal
  }

  /// Creates a property that follows another one, which it does not keep alive.
  public convenience init<P: PropertyProtocol>(_ property: P) where P.Value == Value {
    self.init(following: property.producer, .nested)
  }

  /// Creates a property with a first value and those of a producer, which is started at once.
  public convenience init(initial: Value, then values: SignalProducer<Value, Never>) {
    self.init(
      following: SignalProducer(starting: { observer, run in
        observer.onValue(initial)
        values.source.start(observer, run)
      }),
      .forbidden
    )
  }

  /// Creates a property with a first value and those of a stream.
  public convenience init<Values: SignalProducerConvertible>(initial: Value, then values: Values)
  where Values.Value == Value, Values.Error == Never {
    self.init(initial: initial, then: values.producer)
  }

  /// Creates a property that follows a producer, which must send a value when it is started.
  @inlinable
  init(following source: SignalProducer<Value, Never>, _ recursion: ObserverTable.Recursion) {
    let storage = PropertyStorage<Value>(recursion)
    let core = storage.core
    let signal = Signal(core)
    let run = Run()
    core.resources.store(run)
    source.source.start(
      .init(next: { storage.set($0) }, end: { _ in core.end(.completed) }),
      run
    )
    precondition(storage.hasValue, "A property needs a producer that sends a value at once.")
    read = { storage.value }
    // Holds the signal, and so the source, while the producer or one of its runs exists.
    producer = SignalProducer(starting: { observer, run in
      withExtendedLifetime(signal) { storage.start(observer, run) }
    })
    self.signal = signal
  }
}

extension Property where Value: OptionalProtocol {
  /// Creates an optional property with a first value and those of a producer that does not send optionals.
  public convenience init(initial: Value, then values: SignalProducer<Value.Wrapped, Never>) {
    self.init(initial: initial, then: values.map(Value.init(reconstructing:)))
  }

  /// Creates an optional property with a first value and those of a stream that does not send optionals.
  public convenience init<Values: SignalProducerConvertible>(initial: Value, then values: Values)
  where Values.Value == Value.Wrapped, Values.Error == Never {
    self.init(initial: initial, then: values.producer)
  }
}
