import Dispatch

extension SignalProducer {
  /// Starts the producer, and blocks the thread until it has sent its first value or ended.
  ///
  /// - Returns: The value or the error; nil if it ended without either.
  public func first() -> Result<Value, Error>? { take(first: 1).single() }

  /// Starts the producer, and blocks the thread until it has ended or sent a second value.
  ///
  /// - Returns: The only value or the error; nil if there was no value or more than one.
  public func single() -> Result<Value, Error>? {
    let ended = DispatchSemaphore(value: 0)
    var result: Result<Value, Error>?
    take(first: 2).start { event in
      switch event {
      case .value(let value): result = result == nil ? .success(value) : nil
      case .failed(let error):
        result = .failure(error)
        ended.signal()
      case .completed, .interrupted: ended.signal()
      }
    }
    ended.wait()
    return result
  }

  /// Starts the producer, and blocks the thread until it has ended.
  ///
  /// - Returns: The last value or the error; nil if it ended without either.
  public func last() -> Result<Value, Error>? { take(last: 1).single() }

  /// Starts the producer, and blocks the thread until it has ended.
  public func wait() -> Result<(), Error> {
    then(SignalProducer<(), Error>(value: ())).last() ?? .success(())
  }
}
