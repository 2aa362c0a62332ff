extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures for the terminal event of the completable, which passes unchanged.
  ///
  /// - Parameters:
  ///   - onError: Called before an error is passed on. If it throws, that error is passed on instead.
  ///   - afterError: Called after an error was passed on.
  ///   - onCompleted: Called before completion is passed on. If it throws, that error is passed on instead.
  ///   - afterCompleted: Called after completion was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended in any way, after the source was disposed.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    PrimitiveSequence(
      raw: asObservable().do(
        onError: onError,
        afterError: afterError,
        onCompleted: onCompleted,
        afterCompleted: afterCompleted,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }
}
