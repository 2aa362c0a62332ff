/// Receives the values of a signal, and its end.
open class Observer<Value, Error: Swift.Error> {
  public init() {}

  /// Called for each value.
  ///
  /// A subclass overrides it.
  open func receive(_ value: Value) {
    preconditionFailure("A subclass of `Observer` must override `receive(_:)`.")
  }

  /// Called once, when the signal ends.
  ///
  /// A subclass overrides it.
  open func terminate(_ termination: Termination<Error>) {
    preconditionFailure("A subclass of `Observer` must override `terminate(_:)`.")
  }
}

extension Signal {
  /// Receives the events of a signal, and is what sends them into one.
  ///
  /// It holds two closures, so that a value costs one call in each operator and no `Event` is created on the way.
  public final class Observer: ReactiveSignals.Observer<Value, Error> {
    /// Handles an event, in an observer that is created from one closure.
    public typealias Action = (Event) -> Void

    @usableFromInline let onValue: (Value) -> Void
    @usableFromInline let onEnd: (Termination<Error>) -> Void
    @usableFromInline let interruptsOnDeinit: Bool

    @inlinable
    convenience init(
      next: @escaping (Value) -> Void,
      end: @escaping (Termination<Error>) -> Void
    ) {
      self.init(next: next, end: end, interruptsOnDeinit: false)
    }

    /// - Parameter interruptsOnDeinit: Whether the signal can receive events from this observer alone, and is therefore
    ///   interrupted when the observer is released.
    @inlinable
    init(
      next: @escaping (Value) -> Void,
      end: @escaping (Termination<Error>) -> Void,
      interruptsOnDeinit: Bool
    ) {
      onValue = next
      onEnd = end
      self.interruptsOnDeinit = interruptsOnDeinit
      super.init()
    }

    /// Creates an observer that passes each event to a closure.
    public convenience init(_ action: @escaping Action) {
      self.init(next: { action(.value($0)) }, end: { action(Event($0)) })
    }

    /// Creates an observer from a closure for each kind of event.
    @inlinable
    public convenience init(
      value: ((Value) -> Void)? = nil,
      failed: ((Error) -> Void)? = nil,
      completed: (() -> Void)? = nil,
      interrupted: (() -> Void)? = nil
    ) {
      self.init(
        next: value ?? { _ in },
        end: { termination in
          switch termination {
          case .failed(let error): failed?(error)
          case .completed: completed?()
          case .interrupted: interrupted?()
          }
        }
      )
    }

    deinit {
      if interruptsOnDeinit { onEnd(.interrupted) }
    }

    public override func receive(_ value: Value) { onValue(value) }

    public override func terminate(_ termination: Termination<Error>) { onEnd(termination) }

    /// Sends an event.
    public func send(_ event: Event) {
      switch event {
      case .value(let value): onValue(value)
      case .failed(let error): onEnd(.failed(error))
      case .completed: onEnd(.completed)
      case .interrupted: onEnd(.interrupted)
      }
    }

    /// Sends a value.
    @inlinable
    public func send(value: Value) { onValue(value) }

    /// Ends the signal with an error.
    public func send(error: Error) { onEnd(.failed(error)) }

    /// Ends the signal regularly.
    public func sendCompleted() { onEnd(.completed) }

    /// Interrupts the signal.
    public func sendInterrupted() { onEnd(.interrupted) }
  }
}
