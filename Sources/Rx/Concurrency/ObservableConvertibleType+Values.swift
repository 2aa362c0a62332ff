extension ObservableConvertibleType {
  /// The elements for `for try await`.
  ///
  ///     for try await line in lines.values { print(line) }
  ///
  /// The sequence is subscribed to when this is read, and elements wait until they are asked for. An error is thrown by
  /// the loop. Leaving the loop, or cancelling its task, ends the subscription; a cancelled loop throws
  /// `CancellationError`.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = asObservable().subscribe(
        onNext: { element in continuation.yield(Transfer(element).take()) },
        onError: { error in continuation.finish(throwing: error) },
        onCompleted: { continuation.finish() },
        // Nothing after an end. Disposed by the termination below it comes before the stream's own end.
        onDisposed: { continuation.finish(throwing: CancellationError()) }
      )
      continuation.disposeOnCancellation(subscription)
    }
  }
}

extension AsyncThrowingStream.Continuation where Failure == any Error {
  fileprivate func disposeOnCancellation(_ subscription: any Disposable) {
    let subscription = Transfer(subscription)
    onTermination = { termination in
      if case .cancelled = termination { subscription.value.dispose() }
    }
  }
}
