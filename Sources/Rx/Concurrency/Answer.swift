/// One answer to one `await`: the first of several is it.
///
/// Sendable although `Value` need not be: the flag lets one answer through, and nobody else has it afterwards.
final class Answer<Value>: @unchecked Sendable {
  private let continuation: CheckedContinuation<Value, any Error>
  private let isGiven = StopFlag()

  init(_ continuation: CheckedContinuation<Value, any Error>) {
    self.continuation = continuation
  }

  func give(_ value: Value) {
    if isGiven.set() { continuation.resume(returning: Transfer(value).take()) }
  }

  func fail(_ error: any Error) {
    if isGiven.set() { continuation.resume(throwing: error) }
  }
}

/// Waits for the answer of a subscription; the task's cancellation disposes it.
nonisolated(nonsending) func answer<Value>(
  _ subscribe: (Answer<Value>) -> any Disposable
) async throws -> Value {
  let subscription = Transfer(SingleAssignmentDisposable())
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      subscription.value.setDisposable(subscribe(Answer(continuation)))
    }
  } onCancel: {
    subscription.value.dispose()
  }
}
