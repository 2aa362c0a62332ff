extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Waits for the element.
  ///
  ///     let page = try await fetched.value
  ///
  /// Reading this property subscribes, and throws the error of the single. Cancelling the task disposes of the subscription
  /// and throws `CancellationError`. A single that completes without an element throws `RxError.noElements`.
  public nonisolated(nonsending) var value: Element {
    get async throws {
      try await awaitResult { continuation in
        subscribeForOutcome(
          onElement: continuation.resume,
          onError: continuation.fail,
          onEmpty: { continuation.fail(RxError.noElements) },
          onDisposed: { continuation.fail(CancellationError()) }
        )
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Waits for the element; nil if the maybe completes without one.
  ///
  /// Reading this property subscribes, and throws the error of the maybe. Cancelling the task disposes of the subscription
  /// and throws `CancellationError`.
  public nonisolated(nonsending) var value: Element? {
    get async throws {
      try await awaitResult { continuation in
        subscribe(
          onSuccess: { element in continuation.resume(element) },
          onError: continuation.fail,
          onCompleted: { continuation.resume(nil) },
          onDisposed: { continuation.fail(CancellationError()) }
        )
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Waits until the completable has completed.
  ///
  /// Reading this property subscribes, and throws the error of the completable. Cancelling the task disposes of the
  /// subscription and throws `CancellationError`.
  public nonisolated(nonsending) var value: Void {
    get async throws {
      try await awaitResult { continuation in
        subscribe(
          onCompleted: { continuation.resume(()) },
          onError: continuation.fail,
          onDisposed: { continuation.fail(CancellationError()) }
        )
      }
    }
  }
}
