import ReactiveKernel

extension Signal {
  /// Sends each value with the one before.
  ///
  /// - Parameter initial: What the first value is sent with.
  public func combinePrevious(_ initial: Value) -> Signal<(Value, Value), Error> {
    connected(Stage.combinePrevious(initial))
  }
}

extension SignalProducer {
  /// Sends each value with the one before.
  ///
  /// - Parameter initial: What the first value is sent with.
  public func combinePrevious(_ initial: Value) -> SignalProducer<(Value, Value), Error> {
    connected(Stage.combinePrevious(initial))
  }
}

extension Signal {
  /// Sends each value with the one before, from the second on.
  public func combinePrevious() -> Signal<(Value, Value), Error> {
    connected(Stage.combinePrevious(nil))
  }
}

extension SignalProducer {
  /// Sends each value with the one before, from the second on.
  public func combinePrevious() -> SignalProducer<(Value, Value), Error> {
    connected(Stage.combinePrevious(nil))
  }
}

extension Stage {
  static func combinePrevious(_ initial: Value?) -> Connection<Value, Error, (Value, Value), Error>
  {
    { result, _ in
      let previous = OperatorState(initial)
      return .init(
        next: { value in
          let before = previous.value
          previous.value = value
          if let before { result.onValue((before, value)) }
        },
        end: result.onEnd
      )
    }
  }
}
