extension ObservableType {
  /// The kernel of operators that handle one element at a time; errors and completion pass unchanged.
  ///
  /// - Parameters:
  ///   - parameters: What the operator was given.
  ///   - state: What each subscription starts with.
  ///   - receiver: Creates what receives an element, for each subscription. The closure it returns captures the sink alone.
  @inlinable
  func lift<Parameters, State, Result>(
    with parameters: Parameters,
    keeping state: State,
    _ receiver: @escaping (Sink<Parameters, State, Result>) -> (Element) -> Void
  ) -> Observable<Result> {
    Lifted(asObservable(), parameters, state) { lifted, downstream, lifetime in
      let sink = Sink(lifted.parameters, lifted.state, downstream)
      let observer = AnyObserver(next: receiver(sink), end: downstream.observer.end)
      lifted.source.run(observer, in: lifetime)
    }
  }

  @inlinable
  func lift<Parameters, Result>(
    with parameters: Parameters,
    _ receiver: @escaping (Sink<Parameters, Void, Result>) -> (Element) -> Void
  ) -> Observable<Result> {
    lift(with: parameters, keeping: (), receiver)
  }

  @inlinable
  func lift<State, Result>(
    keeping state: State,
    _ receiver: @escaping (Sink<Void, State, Result>) -> (Element) -> Void
  ) -> Observable<Result> {
    lift(with: (), keeping: state, receiver)
  }

  /// The kernel of operators that also handle the end of the source, and do so immediately.
  ///
  /// An operator that delays the end subscribes in a child lifetime instead, so that the source is disposed when it ends and
  /// not when the result does.
  ///
  /// - Parameters:
  ///   - parameters: What the operator was given.
  ///   - state: What each subscription starts with.
  ///   - makeObserver: Creates the observer of the source, for each subscription. Its closures capture the sink alone.
  @inlinable
  func liftObserver<Parameters, State, Result>(
    with parameters: Parameters,
    keeping state: State,
    _ makeObserver: @escaping (Sink<Parameters, State, Result>) -> AnyObserver<Element>
  ) -> Observable<Result> {
    Lifted(asObservable(), parameters, state) { lifted, downstream, lifetime in
      let sink = Sink(lifted.parameters, lifted.state, downstream)
      lifted.source.run(makeObserver(sink), in: lifetime)
    }
  }
}
