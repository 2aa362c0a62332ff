extension InfallibleType {
  /// The elements for `for await`.
  ///
  ///     for await tick in ticks.values { print(tick) }
  ///
  /// The sequence is subscribed to when this is read, and elements wait until they are asked for. Leaving the loop, or
  /// cancelling its task, ends the subscription.
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
