extension Signal {
  /// Drops the values that do not fulfil a condition.
  ///
  ///     source     --1--2--3--4--|
  ///     isEven     -----2-----4--|
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    connected(Stage.filter(isIncluded))
  }
}

extension SignalProducer {
  /// Drops the values that do not fulfil a condition.
  ///
  ///     source     --1--2--3--4--|
  ///     isEven     -----2-----4--|
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    connected(Stage.filter(isIncluded))
  }
}

extension Stage {
  @inlinable
  static func filter(
    _ isIncluded: @escaping (Value) -> Bool
  ) -> Connection<Value, Error, Value, Error> {
    { result, _ in
      .init(
        next: { value in
          if isIncluded(value) { result.onValue(value) }
        },
        end: result.onEnd
      )
    }
  }
}
