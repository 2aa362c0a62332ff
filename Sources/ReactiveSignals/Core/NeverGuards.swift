// Observing values of a stream that has none, or errors of one that cannot fail, is a mistake that the compiler warns of.

extension Signal where Value == Never {
  @available(*, deprecated, message: "this signal sends no values: use `observeFailed`")
  @discardableResult
  public func observeResult(
    _ action: @escaping (Result<Value, Error>) -> Void
  ) -> (any Disposable)? {
    preconditionFailure("`observeResult` of a signal without values")
  }
}

extension Signal where Value == Never, Error == Never {
  @available(*, deprecated, message: "this signal sends no values: use `observeCompleted`")
  @discardableResult
  public func observeResult(
    _ action: @escaping (Result<Value, Error>) -> Void
  ) -> (any Disposable)? {
    preconditionFailure("`observeResult` of a signal without values")
  }

  @available(*, deprecated, message: "this signal sends no values: use `observeCompleted`")
  @discardableResult
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    preconditionFailure("`observeValues` of a signal without values")
  }
}

extension Signal where Error == Never {
  @available(*, deprecated, message: "this signal cannot fail")
  @discardableResult
  public func observeFailed(_ action: @escaping (Error) -> Void) -> (any Disposable)? {
    preconditionFailure("`observeFailed` of a signal that cannot fail")
  }

  @available(*, deprecated, message: "this signal cannot fail: use `promoteError`")
  public func flatMapError<F>(
    _ transform: @escaping (Error) -> SignalProducer<Value, F>
  ) -> Signal<Value, F> {
    preconditionFailure("`flatMapError` of a signal that cannot fail")
  }
}

extension SignalProducer where Value == Never {
  @available(*, deprecated, message: "this producer sends no values: use `startWithFailed`")
  @discardableResult
  public func startWithResult(
    _ action: @escaping (Result<Value, Error>) -> Void
  ) -> any Disposable {
    preconditionFailure("`startWithResult` of a producer without values")
  }
}

extension SignalProducer where Value == Never, Error == Never {
  @available(*, deprecated, message: "this producer sends no values: use `startWithCompleted`")
  @discardableResult
  public func startWithResult(
    _ action: @escaping (Result<Value, Error>) -> Void
  ) -> any Disposable {
    preconditionFailure("`startWithResult` of a producer without values")
  }

  @available(*, deprecated, message: "this producer sends no values: use `startWithCompleted`")
  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    preconditionFailure("`startWithValues` of a producer without values")
  }
}

extension SignalProducer where Error == Never {
  @available(*, deprecated, message: "this producer cannot fail")
  @discardableResult
  public func startWithFailed(_ action: @escaping (Error) -> Void) -> any Disposable {
    preconditionFailure("`startWithFailed` of a producer that cannot fail")
  }

  @available(*, deprecated, message: "this producer cannot fail: use `promoteError`")
  public func flatMapError<F>(
    _ transform: @escaping (Error) -> SignalProducer<Value, F>
  ) -> SignalProducer<Value, F> {
    preconditionFailure("`flatMapError` of a producer that cannot fail")
  }
}

extension Signal where Value == Never {
  @available(*, deprecated, message: "this stream sends no values: use `promoteValue`")
  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Error>
  ) -> Signal<U, Error> {
    preconditionFailure("`flatMap` of a stream without values")
  }

  @available(*, deprecated, message: "this stream sends no values: use `promoteValue`")
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Error {
    preconditionFailure("`flatMap` of a stream without values")
  }
}

extension Signal where Value == Never, Error == Never {
  @available(*, deprecated, message: "this stream sends no values: use `promoteValue`")
  public func flatMap<U, F>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, F>
  ) -> Signal<U, F> {
    preconditionFailure("`flatMap` of a stream without values")
  }

  @available(*, deprecated, message: "this stream sends no values: use `promoteValue`")
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Error> {
    preconditionFailure("`flatMap` of a stream without values")
  }
}

extension SignalProducer where Value == Never {
  @available(*, deprecated, message: "this stream sends no values: use `promoteValue`")
  public func flatMap<U>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, Error>
  ) -> SignalProducer<U, Error> {
    preconditionFailure("`flatMap` of a stream without values")
  }

  @available(*, deprecated, message: "this stream sends no values: use `promoteValue`")
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Error {
    preconditionFailure("`flatMap` of a stream without values")
  }
}

extension SignalProducer where Value == Never, Error == Never {
  @available(*, deprecated, message: "this stream sends no values: use `promoteValue`")
  public func flatMap<U, F>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<U, F>
  ) -> SignalProducer<U, F> {
    preconditionFailure("`flatMap` of a stream without values")
  }

  @available(*, deprecated, message: "this stream sends no values: use `promoteValue`")
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Error> {
    preconditionFailure("`flatMap` of a stream without values")
  }
}
