precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

infix operator <~ : BindingPrecedence

/// A stream that cannot fail, whose values can be bound.
public protocol BindingSource<Value>: SignalProducerConvertible where Error == Never {}

extension Signal: BindingSource where Error == Never {}

extension SignalProducer: BindingSource where Error == Never {}

/// Something that has a target of bindings.
public protocol BindingTargetProvider<Value> {
  associatedtype Value

  var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTargetProvider {
  /// Sends the values of a source to a target, until the source ends, the target's lifetime ends, or the result is disposed of.
  @inlinable
  @discardableResult
  public static func <~ <Source: BindingSource>(
    provider: Self,
    source: Source
  ) -> (any Disposable)? where Source.Value == Value {
    provider.bindingTarget.bind(source.producer)
  }

  /// Sends the values of a source to a target of optionals.
  @inlinable
  @discardableResult
  public static func <~ <Source: BindingSource>(
    provider: Self,
    source: Source
  ) -> (any Disposable)? where Value == Source.Value? {
    provider.bindingTarget.bind(source.producer.map(Optional.some))
  }
}

extension Signal.Observer {
  /// Sends the values of a source, but not its end, to an observer, which is held weakly.
  @inlinable
  @discardableResult
  public static func <~ <Source: BindingSource>(
    observer: Signal<Value, Error>.Observer,
    source: Source
  ) -> any Disposable where Source.Value == Value {
    source.producer.startWithValues { [weak observer] in observer?.send(value: $0) }
  }
}

/// Where a binding sends its values.
public struct BindingTarget<Value>: BindingTargetProvider {
  /// How long values are accepted.
  public let lifetime: Lifetime

  /// Accepts a value.
  public let action: (Value) -> Void

  /// This target itself.
  @inlinable
  public var bindingTarget: BindingTarget<Value> { self }

  /// Creates a target that calls a closure.
  @inlinable
  public init(
    on scheduler: any Scheduler = ImmediateScheduler(),
    lifetime: Lifetime,
    action: @escaping (Value) -> Void
  ) {
    self.lifetime = lifetime
    if scheduler is ImmediateScheduler {
      self.action = action
    } else {
      self.action = { value in scheduler.schedule { action(value) } }
    }
  }

  /// Creates a target that sets a property of an object, which is held weakly.
  public init<Object: AnyObject>(
    on scheduler: any Scheduler = ImmediateScheduler(),
    lifetime: Lifetime,
    object: Object,
    keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(on: scheduler, lifetime: lifetime) { [weak object] in
      object?[keyPath: keyPath] = $0
    }
  }

  @inlinable
  func bind(_ producer: SignalProducer<Value, Never>) -> any Disposable {
    producer.take(during: lifetime).startWithValues(action)
  }
}

extension Optional: BindingTargetProvider where Wrapped: BindingTargetProvider {
  public typealias Value = Wrapped.Value

  /// The target of the wrapped provider; nil accepts nothing.
  public var bindingTarget: BindingTarget<Wrapped.Value> {
    self?.bindingTarget ?? BindingTarget(lifetime: .empty) { _ in }
  }
}
