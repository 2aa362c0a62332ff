extension SignalProducer {
  /// Starts another producer when this one has completed.
  public func concat(_ next: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer<SignalProducer<Value, Error>, Never>([self, next]).flatten(.concat)
  }

  /// Starts another producer when this one has completed.
  public func concat<Next: SignalProducerConvertible>(_ next: Next) -> SignalProducer<Value, Error>
  where Next.Value == Value, Next.Error == Error {
    concat(next.producer)
  }

  /// Sends a value when this producer has completed.
  public func concat(value: Value) -> SignalProducer<Value, Error> {
    concat(SignalProducer(value: value))
  }

  /// Fails when this producer has completed.
  public func concat(error: Error) -> SignalProducer<Value, Error> {
    concat(SignalProducer(error: error))
  }

  /// Starts another producer first, and this one when that has completed.
  public func prefix(_ previous: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    previous.concat(self)
  }

  /// Starts another producer first, and this one when that has completed.
  public func prefix<Previous: SignalProducerConvertible>(
    _ previous: Previous
  ) -> SignalProducer<Value, Error> where Previous.Value == Value, Previous.Error == Error {
    previous.producer.concat(self)
  }

  /// Sends a value, and then starts this producer.
  public func prefix(value: Value) -> SignalProducer<Value, Error> {
    prefix(SignalProducer(value: value))
  }
}
