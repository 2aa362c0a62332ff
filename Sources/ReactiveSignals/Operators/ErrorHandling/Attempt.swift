extension Signal {
  /// Checks each value, and fails at the first failure.
  public func attempt(_ action: @escaping (Value) -> Result<(), Error>) -> Signal<Value, Error> {
    connected(Stage.attempt { value in action(value).map { value } })
  }
}

extension SignalProducer {
  /// Checks each value, and fails at the first failure.
  public func attempt(_ action: @escaping (Value) -> Result<(), Error>) -> SignalProducer<
    Value, Error
  > {
    connectedEnding(Stage.attempt { value in action(value).map { value } })
  }
}

extension Signal where Error == Never {
  /// Checks each value, and fails at the first error that is thrown.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Swift.Error>
  {
    connected(
      Stage.attempt { value in
        Result {
          try action(value)
          return value
        }
      }
    )
  }
}

extension SignalProducer where Error == Never {
  /// Checks each value, and fails at the first error that is thrown.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> SignalProducer<
    Value, any Swift.Error
  > {
    connectedEnding(
      Stage.attempt { value in
        Result {
          try action(value)
          return value
        }
      }
    )
  }
}

extension Signal where Error == any Swift.Error {
  /// Checks each value, and fails at the first error that is thrown.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Swift.Error>
  {
    connected(
      Stage.attempt { value in
        Result {
          try action(value)
          return value
        }
      }
    )
  }
}

extension SignalProducer where Error == any Swift.Error {
  /// Checks each value, and fails at the first error that is thrown.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> SignalProducer<
    Value, any Swift.Error
  > {
    connectedEnding(
      Stage.attempt { value in
        Result {
          try action(value)
          return value
        }
      }
    )
  }
}
