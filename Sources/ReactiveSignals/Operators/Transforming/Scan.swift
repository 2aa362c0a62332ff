public import ReactiveKernel

extension Signal {
  /// Combines each value with the result for the one before, and sends the results.
  ///
  ///     source    --1--2--3--|
  ///     +         --1--3--6--|
  ///
  /// - Parameter initialResult: What the first value is combined with.
  @inlinable
  public func scan<U>(_ initialResult: U, _ nextPartialResult: @escaping (U, Value) -> U) -> Signal<
    U, Error
  > {
    connected(Stage.scan(initialResult, nextPartialResult))
  }
}

extension SignalProducer {
  /// Combines each value with the result for the one before, and sends the results.
  ///
  ///     source    --1--2--3--|
  ///     +         --1--3--6--|
  ///
  /// - Parameter initialResult: What the first value is combined with.
  @inlinable
  public func scan<U>(_ initialResult: U, _ nextPartialResult: @escaping (U, Value) -> U)
    -> SignalProducer<U, Error>
  {
    connected(Stage.scan(initialResult, nextPartialResult))
  }
}

extension Signal {
  /// Changes a result with each value, and sends it.
  @inlinable
  public func scan<U>(
    into initialResult: U,
    _ nextPartialResult: @escaping (inout U, Value) -> Void
  ) -> Signal<U, Error> {
    connected(Stage.scan(into: initialResult, nextPartialResult))
  }
}

extension SignalProducer {
  /// Changes a result with each value, and sends it.
  @inlinable
  public func scan<U>(
    into initialResult: U,
    _ nextPartialResult: @escaping (inout U, Value) -> Void
  ) -> SignalProducer<U, Error> {
    connected(Stage.scan(into: initialResult, nextPartialResult))
  }
}

extension Stage {
  @inlinable
  static func scan<U>(
    _ initialResult: U,
    _ nextPartialResult: @escaping (U, Value) -> U
  ) -> Connection<Value, Error, U, Error> {
    { result, _ in
      let state = OperatorState(initialResult)
      return .init(
        next: { value in
          let next = nextPartialResult(state.value, value)
          state.value = next
          result.onValue(next)
        },
        end: result.onEnd
      )
    }
  }

  @inlinable
  static func scan<U>(
    into initialResult: U,
    _ nextPartialResult: @escaping (inout U, Value) -> Void
  ) -> Connection<Value, Error, U, Error> {
    { result, _ in
      let state = OperatorState(initialResult)
      return .init(
        next: { value in
          nextPartialResult(&state.value, value)
          result.onValue(state.value)
        },
        end: result.onEnd
      )
    }
  }
}
