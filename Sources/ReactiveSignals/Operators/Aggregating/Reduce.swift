import ReactiveKernel

extension Signal {
  /// Combines all values to one result, which is sent when the source completes.
  ///
  /// - Parameter initialResult: What the first value is combined with, and the result if there is no value.
  public func reduce<U>(_ initialResult: U, _ nextPartialResult: @escaping (U, Value) -> U)
    -> Signal<U, Error>
  {
    connected(Stage.reduce(into: initialResult) { $0 = nextPartialResult($0, $1) })
  }
}

extension SignalProducer {
  /// Combines all values to one result, which is sent when the source completes.
  ///
  /// - Parameter initialResult: What the first value is combined with, and the result if there is no value.
  public func reduce<U>(_ initialResult: U, _ nextPartialResult: @escaping (U, Value) -> U)
    -> SignalProducer<U, Error>
  {
    connected(Stage.reduce(into: initialResult) { $0 = nextPartialResult($0, $1) })
  }
}

extension Signal {
  /// Changes a result with each value, and sends it when the source completes.
  public func reduce<U>(
    into initialResult: U,
    _ nextPartialResult: @escaping (inout U, Value) -> Void
  ) -> Signal<U, Error> {
    connected(Stage.reduce(into: initialResult, nextPartialResult))
  }
}

extension SignalProducer {
  /// Changes a result with each value, and sends it when the source completes.
  public func reduce<U>(
    into initialResult: U,
    _ nextPartialResult: @escaping (inout U, Value) -> Void
  ) -> SignalProducer<U, Error> {
    connected(Stage.reduce(into: initialResult, nextPartialResult))
  }
}

extension Stage {
  static func reduce<U>(
    into initialResult: U,
    _ nextPartialResult: @escaping (inout U, Value) -> Void
  ) -> Connection<Value, Error, U, Error> {
    { result, _ in
      let state = OperatorState(initialResult)
      return .init(
        next: { nextPartialResult(&state.value, $0) },
        end: { termination in
          if case .completed = termination { result.onValue(state.value) }
          result.onEnd(termination)
        }
      )
    }
  }
}
