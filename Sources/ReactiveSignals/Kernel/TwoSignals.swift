extension Signal {
  /// A signal that is made of this one and another one, whose events reach `core` one at a time.
  ///
  /// The other signal is observed first.
  func joined<U, F, V, G>(
    _ other: Signal<U, F>,
    _ connect: (SignalCore<V, G>) -> (Observer, Signal<U, F>.Observer)
  ) -> Signal<V, G> {
    let core = SignalCore<V, G>(.forbidden)
    let result = Signal<V, G>(core)
    let (observer, otherObserver) = connect(core)
    core.resources.store(other.observe(otherObserver))
    core.resources.store(observe(observer))
    return result
  }
}
