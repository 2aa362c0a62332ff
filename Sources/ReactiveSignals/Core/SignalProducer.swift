/// Work that sends events to an observer each time it is started.
///
/// A producer is a value: nothing happens until it is started, and each start runs the work anew.
public struct SignalProducer<Value, Error: Swift.Error> {
  /// The signal of a started producer.
  public typealias ProducedSignal = Signal<Value, Error>

  @usableFromInline let source: Source<Value, Error>

  @inlinable
  init(source: Source<Value, Error>) { self.source = source }

  @inlinable
  init(starting body: @escaping (Signal<Value, Error>.Observer, Run) -> Void) {
    source = ClosureSource(body)
  }

  /// - Parameter recursion: What happens to a value that is sent while the handler's observer receives another one.
  @inlinable
  init(
    _ recursion: ObserverTable.Recursion,
    _ handler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void
  ) {
    self.init(starting: { observer, run in
      let core = SignalCore<Value, Error>(recursion, run, to: observer)
      run.attach(core)
      if core.hasEnded { return }
      let input = core.onlyInput
      run.keep(input)
      handler(input, Lifetime(run))
    })
  }

  /// Creates a producer that runs a handler for each start.
  ///
  /// - Parameter startHandler: Receives the observer to send to, and a lifetime that ends after the last event. The started
  ///   producer is interrupted when the handler and its work have released the observer, and nobody holds what `start` returned.
  @inlinable
  public init(_ startHandler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void) {
    self.init(.forbidden, startHandler)
  }

  /// Creates a producer whose handler promises to send one event at a time.
  @inlinable
  public static func unserialized(
    _ startHandler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void
  ) -> SignalProducer<Value, Error> {
    SignalProducer(.nested, startHandler)
  }

  /// Creates a producer that observes a signal when it is started.
  @inlinable
  public init(_ signal: Signal<Value, Error>) {
    self.init { observer, lifetime in lifetime.resources.store(signal.observe(observer)) }
  }

  /// Creates the producer of something that has one.
  public init<T: SignalProducerConvertible>(_ base: T) where T.Value == Value, T.Error == Error {
    self = base.producer
  }

  /// Creates a producer of one value.
  @inlinable
  public init(value: Value) { source = ValueSource(value) }

  /// Creates a producer that fails.
  public init(error: Error) { source = EndSource(.failed(error)) }

  /// Creates a producer of one value, or one that fails.
  public init(result: Result<Value, Error>) {
    switch result {
    case .success(let value): self.init(value: value)
    case .failure(let error): self.init(error: error)
    }
  }

  /// Creates a producer of the value that a closure returns, called for each start.
  public init(_ action: @escaping () -> Value) {
    self.init(starting: { observer, run in
      if !run.isInterrupted { observer.onValue(action()) }
      run.end(observer, .completed)
    })
  }

  /// Creates a producer of the result that a closure returns, called for each start.
  public init(_ action: @escaping () -> Result<Value, Error>) {
    self.init(starting: { observer, run in
      if run.isInterrupted { return run.end(observer, .interrupted) }
      switch action() {
      case .success(let value):
        observer.onValue(value)
        run.end(observer, .completed)
      case .failure(let error): run.end(observer, .failed(error))
      }
    })
  }

  /// Creates a producer of the values of a sequence.
  @inlinable
  public init<S: Sequence>(_ values: S) where S.Element == Value {
    self.init(starting: { observer, run in
      for value in values {
        if run.isInterrupted { break }
        observer.onValue(value)
      }
      run.end(observer, .completed)
    })
  }

  /// Creates a producer of some values.
  public init(values first: Value, _ second: Value, _ tail: Value...) {
    self.init([first, second] + tail)
  }

  /// A producer that completes without a value.
  public static var empty: SignalProducer { SignalProducer(source: EndSource(.completed)) }

  /// A producer that sends nothing and does not end.
  public static var never: SignalProducer {
    SignalProducer { observer, lifetime in lifetime.observeEnded { _ = observer } }
  }
}

extension SignalProducer where Error == Never {
  /// Creates a producer of one value.
  @inlinable
  public init(value: Value) { source = ValueSource(value) }

  /// Creates a producer of the values of a sequence.
  @inlinable
  public init<S: Sequence>(_ values: S) where S.Element == Value {
    self.init(starting: { observer, run in
      for value in values {
        if run.isInterrupted { break }
        observer.onValue(value)
      }
      run.end(observer, .completed)
    })
  }

  /// Creates a producer of some values.
  public init(values first: Value, _ second: Value, _ tail: Value...) {
    self.init([first, second] + tail)
  }
}

extension SignalProducer where Error == any Swift.Error {
  /// Creates a producer of the value that a closure returns or of the error that it throws, called for each start.
  public init(_ action: @escaping () throws -> Value) {
    self.init { Result(catching: action) }
  }
}

/// What a producer can be made of.
public protocol SignalProducerConvertible<Value, Error> {
  associatedtype Value
  associatedtype Error: Swift.Error

  var producer: SignalProducer<Value, Error> { get }
}

/// A producer, for constraints of extensions.
public protocol SignalProducerProtocol<Value, Error> {
  associatedtype Value
  associatedtype Error: Swift.Error

  var producer: SignalProducer<Value, Error> { get }
}

extension SignalProducer: SignalProducerConvertible, SignalProducerProtocol {
  /// This producer itself.
  public var producer: SignalProducer { self }
}

extension Result: SignalProducerConvertible {
  /// A producer of the value, or one that fails.
  public var producer: SignalProducer<Success, Failure> { SignalProducer(result: self) }

  public typealias Value = Success
  public typealias Error = Failure
}
