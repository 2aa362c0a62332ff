extension Signal {
  /// Transforms each value, and fails at the first failure.
  public func attemptMap<U>(_ transform: @escaping (Value) -> Result<U, Error>) -> Signal<U, Error>
  {
    connected(Stage.attempt(transform))
  }
}

extension SignalProducer {
  /// Transforms each value, and fails at the first failure.
  public func attemptMap<U>(_ action: @escaping (Value) -> Result<U, Error>) -> SignalProducer<
    U, Error
  > {
    connectedEnding(Stage.attempt(action))
  }
}

extension Signal where Error == Never {
  /// Transforms each value, and fails at the first error that is thrown.
  public func attemptMap<U>(_ transform: @escaping (Value) throws -> U) -> Signal<
    U, any Swift.Error
  > {
    connected(Stage.attempt { value in Result { try transform(value) } })
  }
}

extension SignalProducer where Error == Never {
  /// Transforms each value, and fails at the first error that is thrown.
  public func attemptMap<U>(_ transform: @escaping (Value) throws -> U) -> SignalProducer<
    U, any Swift.Error
  > {
    connectedEnding(Stage.attempt { value in Result { try transform(value) } })
  }
}

extension Signal where Error == any Swift.Error {
  /// Transforms each value, and fails at the first error that is thrown.
  public func attemptMap<U>(_ transform: @escaping (Value) throws -> U) -> Signal<
    U, any Swift.Error
  > {
    connected(Stage.attempt { value in Result { try transform(value) } })
  }
}

extension SignalProducer where Error == any Swift.Error {
  /// Transforms each value, and fails at the first error that is thrown.
  public func attemptMap<U>(_ transform: @escaping (Value) throws -> U) -> SignalProducer<
    U, any Swift.Error
  > {
    connectedEnding(Stage.attempt { value in Result { try transform(value) } })
  }
}

extension Stage {
  static func attempt<U, F>(
    _ transform: @escaping (Value) -> Result<U, F>
  ) -> Connection<Value, Error, U, F> where Error == Never {
    attempt(transform) { $0.neverFailing() }
  }

  static func attempt<U>(
    _ transform: @escaping (Value) -> Result<U, Error>
  ) -> Connection<Value, Error, U, Error> {
    attempt(transform) { $0 }
  }

  private static func attempt<U, F>(
    _ transform: @escaping (Value) -> Result<U, F>,
    _ convert: @escaping (Termination<Error>) -> Termination<F>
  ) -> Connection<Value, Error, U, F> {
    { result, _ in
      .init(
        next: { value in
          switch transform(value) {
          case .success(let transformed): result.onValue(transformed)
          case .failure(let error): result.onEnd(.failed(error))
          }
        },
        end: { result.onEnd(convert($0)) }
      )
    }
  }
}
