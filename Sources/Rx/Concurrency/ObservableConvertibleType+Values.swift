import ReactiveKernel

extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence, for `for try await`.
  ///
  ///     for try await line in lines.values { print(line) }
  ///
  /// Reading this property subscribes. Elements are buffered until the loop requests them. The loop throws the error of the
  /// observable. Leaving the loop, or cancelling its task, disposes of the subscription; a cancelled loop throws
  /// `CancellationError`.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = asObservable().subscribe(
        onNext: { element in continuation.yield(Transfer(element).take()) },
        onError: { error in continuation.finish(throwing: error) },
        onCompleted: { continuation.finish() },
        // Has no effect after a terminal event. If `onTermination` disposes, this comes before the stream's own end.
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
