extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element, once it has come.
  ///
  ///     let page = try await fetched.value
  ///
  /// The single is subscribed to when this is read. Its error is thrown. Cancelling the task ends the subscription and
  /// throws `CancellationError`.
  nonisolated(nonsending)
    public var value: Element
  {
    get async throws {
      try await answer { answer in
        subscribe(
          onSuccess: answer.give,
          onFailure: answer.fail,
          onDisposed: { answer.fail(CancellationError()) }
        )
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, once it has come, or nil if the maybe completes without one.
  ///
  /// The maybe is subscribed to when this is read. Its error is thrown. Cancelling the task ends the subscription and
  /// throws `CancellationError`.
  nonisolated(nonsending)
    public var value: Element?
  {
    get async throws {
      try await answer { answer in
        subscribe(
          onSuccess: { element in answer.give(element) },
          onError: answer.fail,
          onCompleted: { answer.give(nil) },
          onDisposed: { answer.fail(CancellationError()) }
        )
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns once the completable has completed.
  ///
  /// The completable is subscribed to when this is read. Its error is thrown. Cancelling the task ends the subscription
  /// and throws `CancellationError`.
  nonisolated(nonsending)
    public var value: Void
  {
    get async throws {
      try await answer { answer in
        subscribe(
          onCompleted: { answer.give(()) },
          onError: answer.fail,
          onDisposed: { answer.fail(CancellationError()) }
        )
      }
    }
  }
}
