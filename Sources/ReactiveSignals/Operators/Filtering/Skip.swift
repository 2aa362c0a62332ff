import ReactiveKernel

extension Signal {
  /// Drops the first `count` values.
  public func skip(first count: Int) -> Signal<Value, Error> {
    connected(Stage.skip(first: count))
  }
}

extension SignalProducer {
  /// Drops the first `count` values.
  public func skip(first count: Int) -> SignalProducer<Value, Error> {
    connected(Stage.skip(first: count))
  }
}

extension Signal {
  /// Drops values until one does not fulfil the condition.
  ///
  /// That one and all others are sent.
  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    connected(Stage.skip(while: shouldContinue))
  }
}

extension SignalProducer {
  /// Drops values until one does not fulfil the condition.
  ///
  /// That one and all others are sent.
  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Error>
  {
    connected(Stage.skip(while: shouldContinue))
  }
}

extension Stage {
  static func skip(first count: Int) -> Connection<Value, Error, Value, Error> {
    precondition(count >= 0, "`skip(first:)` needs a count of at least zero.")
    return { result, _ in
      let remaining = OperatorState(count)
      return .init(
        next: { value in
          if remaining.value > 0 {
            remaining.value -= 1
          } else {
            result.onValue(value)
          }
        },
        end: result.onEnd
      )
    }
  }

  static func skip(
    while shouldContinue: @escaping (Value) -> Bool
  ) -> Connection<Value, Error, Value, Error> {
    { result, _ in
      let isSkipping = OperatorState(true)
      return .init(
        next: { value in
          if isSkipping.value {
            if shouldContinue(value) { return }
            isSkipping.value = false
          }
          result.onValue(value)
        },
        end: result.onEnd
      )
    }
  }
}
