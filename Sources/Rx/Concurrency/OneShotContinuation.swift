import ReactiveKernel

/// A continuation that is resumed once: by the first of several calls.
///
/// Sendable although `Value` need not be: the flag lets only one value pass, which nothing else uses afterwards.
final class OneShotContinuation<Value>: @unchecked Sendable {
  private let continuation: CheckedContinuation<Value, any Error>
  private let isResumed = StopFlag()

  init(_ continuation: CheckedContinuation<Value, any Error>) {
    self.continuation = continuation
  }

  func resume(_ value: Value) {
    if isResumed.set() { continuation.resume(returning: Transfer(value).take()) }
  }

  func fail(_ error: any Error) {
    if isResumed.set() { continuation.resume(throwing: error) }
  }
}

/// Waits for the result of a subscription.
///
/// Cancelling the task disposes of the subscription.
nonisolated(nonsending) func awaitResult<Value>(
  _ subscribe: (OneShotContinuation<Value>) -> any Disposable
) async throws -> Value {
  let subscription = Transfer(SingleAssignmentDisposable())
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      subscription.value.setDisposable(subscribe(OneShotContinuation(continuation)))
    }
  } onCancel: {
    subscription.value.dispose()
  }
}
