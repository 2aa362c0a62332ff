extension Signal {
  /// Transforms each value, and drops it if that gives nil.
  ///
  ///     source    --1--x--3--|
  ///     Int       --1-----3--|
  @inlinable
  public func compactMap<U>(_ transform: @escaping (Value) -> U?) -> Signal<U, Error> {
    connected(Stage.compactMap(transform))
  }
}

extension SignalProducer {
  /// Transforms each value, and drops it if that gives nil.
  ///
  ///     source    --1--x--3--|
  ///     Int       --1-----3--|
  @inlinable
  public func compactMap<U>(_ transform: @escaping (Value) -> U?) -> SignalProducer<U, Error> {
    connected(Stage.compactMap(transform))
  }
}

extension Signal {
  /// Transforms each value, and drops it if that gives nil.
  @available(*, deprecated, renamed: "compactMap")
  public func filterMap<U>(_ transform: @escaping (Value) -> U?) -> Signal<U, Error> {
    connected(Stage.compactMap(transform))
  }
}

extension SignalProducer {
  /// Transforms each value, and drops it if that gives nil.
  @available(*, deprecated, renamed: "compactMap")
  public func filterMap<U>(_ transform: @escaping (Value) -> U?) -> SignalProducer<U, Error> {
    connected(Stage.compactMap(transform))
  }
}

extension Stage {
  @inlinable
  static func compactMap<U>(
    _ transform: @escaping (Value) -> U?
  ) -> Connection<Value, Error, U, Error> {
    { result, _ in
      .init(
        next: { value in
          if let transformed = transform(value) { result.onValue(transformed) }
        },
        end: result.onEnd
      )
    }
  }
}
