/// How an operator connects its source to its result: what receives the source's events, given the observer of the result and
/// what is disposed of with it.
///
/// Unary operators are written once as a connection, and offered by signals and producers.
@usableFromInline
typealias Connection<Value, Error: Swift.Error, U, F: Swift.Error> = (
  _ result: Signal<U, F>.Observer, _ resources: CompositeDisposable
) -> Signal<Value, Error>.Observer

extension Signal {
  /// A signal that is connected to this one at once.
  @inlinable
  func connected<U, F>(_ connect: Connection<Value, Error, U, F>) -> Signal<U, F> {
    let core = SignalCore<U, F>(.nested)
    let result = Signal<U, F>(core)
    let input = connect(core.input, core.resources)
    core.resources.store(observe(input))
    return result
  }
}

extension SignalProducer {
  /// A producer that connects to this one for each start, of an operator that ends when its source ends, at once.
  @inlinable
  func connected<U, F>(
    _ connect: @escaping Connection<Value, Error, U, F>
  ) -> SignalProducer<U, F> {
    let source = source
    return SignalProducer<U, F>(starting: { observer, run in
      source.start(connect(observer, run), run)
    })
  }

  /// A producer that connects to this one for each start, of an operator that may end before its source or after it.
  func connectedEnding<U, F>(
    _ connect: @escaping Connection<Value, Error, U, F>
  ) -> SignalProducer<U, F> {
    let source = source
    return SignalProducer<U, F>(starting: { observer, run in
      let upstream = Run()
      let result = EndingOnce(observer, run)
      let input = connect(result.observer, run)
      run.attach(upstream)
      run.store(upstream)
      source.start(input, upstream)
    })
  }
}

/// The observer of an operator's result, which sends one terminal event and finishes the run after it.
private final class EndingOnce<Value, Error: Swift.Error> {
  private let downstream: Signal<Value, Error>.Observer
  private let run: Run
  // Events of one source come one after the other.
  @exclusivity(unchecked) private var isOver = false

  init(_ downstream: Signal<Value, Error>.Observer, _ run: Run) {
    self.downstream = downstream
    self.run = run
  }

  var observer: Signal<Value, Error>.Observer { .init(next: self.send, end: self.end) }

  private func send(_ value: Value) {
    if !isOver { downstream.onValue(value) }
  }

  private func end(_ termination: Termination<Error>) {
    if isOver { return }
    isOver = true
    if !run.isSilenced { downstream.onEnd(termination) }
    run.finish()
  }
}
