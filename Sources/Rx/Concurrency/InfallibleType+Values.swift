import ReactiveKernel

extension InfallibleType {
  /// The elements as an asynchronous sequence, for `for await`.
  ///
  ///     for await tick in ticks.values { print(tick) }
  ///
  /// Reading this property subscribes. Elements are buffered until the loop requests them. Leaving the loop, or cancelling
  /// its task, disposes of the subscription.
  public var values: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = Transfer(
        subscribe(
          onNext: { element in continuation.yield(Transfer(element).take()) },
          onCompleted: { continuation.finish() },
          onDisposed: { continuation.finish() }
        )
      )
      continuation.onTermination = { termination in
        if case .cancelled = termination { subscription.value.dispose() }
      }
    }
  }
}
