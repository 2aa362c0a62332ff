extension Signal {
  /// Sends each value and the error as results, and completes after the error.
  public func materializeResults() -> Signal<Result<Value, Error>, Never> {
    connected(Stage.materializeResults())
  }
}

extension SignalProducer {
  /// Sends each value and the error as results, and completes after the error.
  public func materializeResults() -> SignalProducer<Result<Value, Error>, Never> {
    connected(Stage.materializeResults())
  }
}

extension Stage {
  static func materializeResults() -> Connection<Value, Error, Result<Value, Error>, Never> {
    { result, _ in
      .init(
        next: { result.onValue(.success($0)) },
        end: { termination in
          switch termination {
          case .failed(let error):
            result.onValue(.failure(error))
            result.onEnd(.completed)
          case .completed: result.onEnd(.completed)
          case .interrupted: result.onEnd(.interrupted)
          }
        }
      )
    }
  }
}
