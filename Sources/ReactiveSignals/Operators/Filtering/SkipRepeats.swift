public import ReactiveKernel

extension Signal {
  /// Drops a value that is equivalent to the one before.
  ///
  ///     source    --a-a-b-b-a--|
  ///     result    --a---b---a--|
  @inlinable
  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Signal<Value, Error>
  {
    connected(Stage.skipRepeats(isEquivalent))
  }
}

extension SignalProducer {
  /// Drops a value that is equivalent to the one before.
  ///
  ///     source    --a-a-b-b-a--|
  ///     result    --a---b---a--|
  @inlinable
  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> SignalProducer<
    Value, Error
  > {
    connected(Stage.skipRepeats(isEquivalent))
  }
}

extension Signal where Value: Equatable {
  /// Drops a value that equals the one before.
  @inlinable
  public func skipRepeats() -> Signal<Value, Error> {
    connected(Stage.skipRepeats(==))
  }
}

extension SignalProducer where Value: Equatable {
  /// Drops a value that equals the one before.
  @inlinable
  public func skipRepeats() -> SignalProducer<Value, Error> {
    connected(Stage.skipRepeats(==))
  }
}

extension Stage {
  @inlinable
  static func skipRepeats(
    _ isEquivalent: @escaping (Value, Value) -> Bool
  ) -> Connection<Value, Error, Value, Error> {
    { result, _ in
      let latest = Latest<Value>()
      return .init(
        next: { value in
          if latest.isPresent, isEquivalent(latest.value, value) { return }
          _ = latest.set(value)
          result.onValue(value)
        },
        end: result.onEnd
      )
    }
  }
}
