import ReactiveKernel

extension Signal {
  /// Computes a new state and a value to send, from the state and each value.
  public func scanMap<State, U>(
    _ initialState: State,
    _ next: @escaping (State, Value) -> (State, U)
  ) -> Signal<U, Error> {
    connected(Stage.scanMap(initialState, next))
  }
}

extension SignalProducer {
  /// Computes a new state and a value to send, from the state and each value.
  public func scanMap<State, U>(
    _ initialState: State,
    _ next: @escaping (State, Value) -> (State, U)
  ) -> SignalProducer<U, Error> {
    connected(Stage.scanMap(initialState, next))
  }
}

extension Signal {
  /// Changes a state with each value, and sends what is computed from both.
  public func scanMap<State, U>(
    into initialState: State,
    _ next: @escaping (inout State, Value) -> U
  ) -> Signal<U, Error> {
    connected(Stage.scanMap(into: initialState, next))
  }
}

extension SignalProducer {
  /// Changes a state with each value, and sends what is computed from both.
  public func scanMap<State, U>(
    into initialState: State,
    _ next: @escaping (inout State, Value) -> U
  ) -> SignalProducer<U, Error> {
    connected(Stage.scanMap(into: initialState, next))
  }
}

extension Stage {
  static func scanMap<State, U>(
    _ initialState: State,
    _ next: @escaping (State, Value) -> (State, U)
  ) -> Connection<Value, Error, U, Error> {
    scanMap(into: initialState) { state, value in
      let (newState, output) = next(state, value)
      state = newState
      return output
    }
  }

  static func scanMap<State, U>(
    into initialState: State,
    _ next: @escaping (inout State, Value) -> U
  ) -> Connection<Value, Error, U, Error> {
    { result, _ in
      let state = OperatorState(initialState)
      return .init(
        next: { value in
          let output = next(&state.value, value)
          result.onValue(output)
        },
        end: result.onEnd
      )
    }
  }
}
