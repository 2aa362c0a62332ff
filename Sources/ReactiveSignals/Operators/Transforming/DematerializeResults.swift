extension Signal where Error == Never {
  /// Sends the values of successes, and fails at the first failure.
  public func dematerializeResults<Success, Failure>() -> Signal<Success, Failure>
  where Value == Result<Success, Failure> {
    connected(Stage.dematerializeResults())
  }
}

extension SignalProducer where Error == Never {
  /// Sends the values of successes, and fails at the first failure.
  public func dematerializeResults<Success, Failure>() -> SignalProducer<Success, Failure>
  where Value == Result<Success, Failure> {
    connectedEnding(Stage.dematerializeResults())
  }
}

extension Stage where Error == Never {
  static func dematerializeResults<Success, Failure>() -> Connection<
    Value, Never, Success, Failure
  > where Value == Result<Success, Failure> {
    { result, _ in
      .init(
        next: { value in
          switch value {
          case .success(let value): result.onValue(value)
          case .failure(let error): result.onEnd(.failed(error))
          }
        },
        end: { result.onEnd($0.neverFailing()) }
      )
    }
  }
}
