/// A stream of events that happen whether or not anybody observes: values, then at most one end.
///
/// Each observer receives what is sent while it observes. A signal lives as long as it is referenced or observed; the observer
/// that sends into it does not keep it alive.
public final class Signal<Value, Error: Swift.Error> {
  @usableFromInline let core: SignalCore<Value, Error>

  @inlinable
  init(_ core: SignalCore<Value, Error>) { self.core = core }

  deinit {
    if core.abandon() { core.endSilently() }
  }

  /// Creates a signal and runs the generator that sends its events, at once.
  ///
  /// Events of several threads are delivered one after the other. What the generator sends while it runs reaches nobody.
  ///
  /// - Parameter generator: Receives the observer to send to, and a lifetime that ends after the signal's last event. The
  ///   signal is interrupted when the generator and its work have released the observer.
  public convenience init(_ generator: (Observer, Lifetime) -> Void) {
    self.init(.forbidden, generator)
  }

  convenience init(
    _ recursion: ObserverTable.Recursion,
    _ generator: (Observer, Lifetime) -> Void
  ) {
    let core = SignalCore<Value, Error>(recursion)
    self.init(core)
    generator(core.onlyInput, Lifetime(core.resources))
  }

  /// Creates a signal whose generator promises to send one event at a time.
  ///
  /// A value that an observer sends meanwhile is delivered at once, so that later observers receive the newest first.
  public static func unserialized(_ generator: (Observer, Lifetime) -> Void) -> Signal {
    Signal(.nested, generator)
  }

  /// Creates a signal whose generator promises to send one event at a time.
  ///
  /// A value that an observer sends meanwhile is delivered after the current one has reached every observer.
  public static func reentrantUnserialized(_ generator: (Observer, Lifetime) -> Void) -> Signal {
    Signal(.queued, generator)
  }

  /// A signal that sends nothing and does not end.
  public static var never: Signal { Signal(SignalCore(.nested)) }

  /// A signal that has completed: its observers are interrupted.
  public static var empty: Signal {
    let core = SignalCore<Value, Error>(.nested)
    core.end(.completed)
    return Signal(core)
  }

  /// Creates a signal and the observer that sends into it.
  ///
  /// - Parameter disposable: Disposed of when the signal ends.
  public static func pipe(
    disposable: (any Disposable)? = nil
  ) -> (output: Signal, input: Observer) {
    pipe(.forbidden, disposable)
  }

  /// Creates a pipe as `unserialized(_:)` creates a signal.
  public static func unserializedPipe(
    disposable: (any Disposable)? = nil
  ) -> (output: Signal, input: Observer) {
    pipe(.nested, disposable)
  }

  /// Creates a pipe as `reentrantUnserialized(_:)` creates a signal.
  public static func reentrantUnserializedPipe(
    disposable: (any Disposable)? = nil
  ) -> (output: Signal, input: Observer) {
    pipe(.queued, disposable)
  }

  private static func pipe(
    _ recursion: ObserverTable.Recursion,
    _ disposable: (any Disposable)?
  ) -> (output: Signal, input: Observer) {
    let core = SignalCore<Value, Error>(recursion)
    core.resources.store(disposable)
    return (Signal(core), core.onlyInput)
  }

  @available(
    *,
    unavailable,
    message: "the generator receives a `Lifetime`: add the disposable to it"
  )
  public convenience init(_ generator: (Observer) -> (any Disposable)?) {
    preconditionFailure("unavailable")
  }
}

/// A signal, for constraints of extensions.
public protocol SignalProtocol<Value, Error>: AnyObject {
  associatedtype Value
  associatedtype Error: Swift.Error

  var signal: Signal<Value, Error> { get }
}

extension Signal: SignalProtocol {
  /// This signal itself.
  public var signal: Signal<Value, Error> { self }
}

extension Signal: SignalProducerConvertible {
  /// A producer that observes this signal when it is started.
  @inlinable
  public var producer: SignalProducer<Value, Error> { SignalProducer(self) }
}
