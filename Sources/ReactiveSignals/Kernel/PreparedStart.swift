/// A producer whose signal exists and whose work has not started.
///
/// Operators of several producers make every signal before the first producer starts.
struct PreparedStart<Value, Error: Swift.Error> {
  let signal: Signal<Value, Error>
  private let source: Source<Value, Error>
  private let run = Run()

  /// - Parameter lifetime: Interrupts the producer at its end.
  init(_ producer: SignalProducer<Value, Error>, _ lifetime: Lifetime) {
    let core = SignalCore<Value, Error>(.nested)
    core.resources.store(AnyDisposable(run.endSilently))
    signal = Signal(core)
    source = producer.source
    lifetime.resources.store(run)
  }

  func begin() { source.start(signal.core.input, run) }
}
