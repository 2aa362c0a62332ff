extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures beside the completable's end, which passes unchanged.
  ///
  /// - Parameters:
  ///   - onError: Called before an error is passed on. An error thrown here takes its place.
  ///   - afterError: Called after an error was passed on.
  ///   - onCompleted: Called before completion is passed on. An error thrown here takes its place.
  ///   - afterCompleted: Called after completion was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended in any way, after the source was let go.
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
