import ReactiveKernel

/// A mutable property that accepts a value only if a validator does.
public final class ValidatingProperty<Value, ValidationError: Swift.Error>:
  MutablePropertyProtocol
{
  /// What a validator says of a value.
  public enum Decision {
    /// The value is accepted.
    case valid
    /// Another value is accepted in its place.
    case coerced(Value, ValidationError?)
    /// The value is rejected.
    case invalid(ValidationError)
  }

  /// What became of the last value that was set.
  public enum Result {
    case valid(Value)
    case coerced(replacement: Value, proposed: Value, error: ValidationError?)
    case invalid(Value, ValidationError)

    /// Whether the value was rejected.
    public var isInvalid: Bool {
      if case .invalid = self { true } else { false }
    }

    /// The value that was accepted, or nil.
    public var value: Value? {
      switch self {
      case .valid(let value): value
      case .coerced(let replacement, _, _): replacement
      case .invalid: nil
      }
    }

    /// The validator's error, or nil.
    public var error: ValidationError? {
      switch self {
      case .valid: nil
      case .coerced(_, _, let error): error
      case .invalid(_, let error): error
      }
    }

    init(_ value: Value, _ decision: Decision) {
      switch decision {
      case .valid: self = .valid(value)
      case .coerced(let replacement, let error):
        self = .coerced(replacement: replacement, proposed: value, error: error)
      case .invalid(let error): self = .invalid(value, error)
      }
    }

    /// The value that was set.
    var proposed: Value {
      switch self {
      case .valid(let value): value
      case .coerced(_, let proposed, _): proposed
      case .invalid(let value, _): value
      }
    }
  }

  private let get: () -> Value
  private let set: (Value) -> Void

  /// What became of the last value that was set.
  ///
  /// It changes before `value` does.
  public let result: Property<Result>

  /// The last value that was accepted, or the initial one.
  public var value: Value {
    get { get() }
    set { set(newValue) }
  }

  /// Sends the accepted value, and then each change.
  public let producer: SignalProducer<Value, Never>

  /// Sends each change of the accepted value.
  public let signal: Signal<Value, Never>

  /// Ends when the property that holds the value is released.
  public let lifetime: Lifetime

  /// Creates a property over another one, which holds the accepted value.
  ///
  /// A value that is set directly on that one is validated, too, but not held back.
  public init<Inner: ComposableMutablePropertyProtocol>(
    _ inner: Inner,
    _ validator: @escaping (Value) -> Decision
  ) where Inner.Value == Value {
    get = { inner.value }
    producer = inner.producer
    signal = inner.signal
    lifetime = inner.lifetime
    // Read and written while the value of `inner` is held.
    let isSetHere = OperatorState(false)
    let (results, observation) = inner.withValue { initial in
      let results = MutableProperty(Result(initial, validator(initial)))
      let changes = inner.signal.filter { _ in !isSetHere.value }
      let validated = changes.map { Result($0, validator($0)) }
      return (results, results <~ validated)
    }
    _ = observation
    result = Property(capturing: results)
    set = { proposed in
      inner.withValue { _ in
        let result = Result(proposed, validator(proposed))
        results.value = result
        guard let accepted = result.value else { return }
        isSetHere.value = true
        inner.value = accepted
        isSetHere.value = false
      }
    }
  }

  /// - Parameter initial: The first value, which is validated and kept even if it is rejected.
  public convenience init(_ initial: Value, _ validator: @escaping (Value) -> Decision) {
    self.init(MutableProperty(initial), validator)
  }

  /// Creates a property that validates together with another one, and again whenever that changes.
  public convenience init<Other: PropertyProtocol>(
    _ inner: MutableProperty<Value>,
    with other: Other,
    _ validator: @escaping (Value, Other.Value) -> Decision
  ) {
    // A copy that follows `other` without keeping it alive.
    let other = Property(other)
    self.init(inner) { validator($0, other.value) }
    other.signal.take(during: lifetime).observeValues { [weak self] _ in
      if let self { value = result.value.proposed }
    }
  }

  /// Creates a property that validates together with another one, and again whenever that changes.
  public convenience init<Other: PropertyProtocol>(
    _ initial: Value,
    with other: Other,
    _ validator: @escaping (Value, Other.Value) -> Decision
  ) {
    self.init(MutableProperty(initial), with: other, validator)
  }

  /// Creates a property that validates together with another validating one, and again whenever a value is set there.
  public convenience init<U, E>(
    _ inner: MutableProperty<Value>,
    with other: ValidatingProperty<U, E>,
    _ validator: @escaping (Value, U) -> Decision
  ) {
    let other = Property(other.result)
    self.init(inner) { validator($0, other.value.proposed) }
    other.signal.take(during: lifetime).observeValues { [weak self] _ in
      if let self { value = result.value.proposed }
    }
  }

  /// Creates a property that validates together with another validating one, and again whenever a value is set there.
  public convenience init<U, E>(
    _ initial: Value,
    with other: ValidatingProperty<U, E>,
    _ validator: @escaping (Value, U) -> Decision
  ) {
    self.init(MutableProperty(initial), with: other, validator)
  }
}
