enum AsyncBridges: RxPart {
  static let declaration = """
    extension ObservableConvertibleType {
      var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
          let subscription = asObservable().subscribe(
            onNext: { continuation.yield($0) },
            onError: { continuation.finish(throwing: $0) },
            onCompleted: { continuation.finish() },
            onDisposed: { continuation.finish(throwing: CancellationError()) }
          )
          continuation.onTermination = { termination in if case .cancelled = termination { subscription.dispose() } }
        }
      }
    }
    extension InfallibleType {
      var values: AsyncStream<Element> {
        AsyncStream { continuation in
          let subscription = subscribe(
            onNext: { continuation.yield($0) },
            onCompleted: { continuation.finish() },
            onDisposed: { continuation.finish() }
          )
          continuation.onTermination = { termination in if case .cancelled = termination { subscription.dispose() } }
        }
      }
    }
    extension AsyncSequence {
      func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        Observable.create { observer in
          let task = Task<Void, Never>(priority: priority) {
            do {
              for try await element in self { observer.onNext(element) }
              observer.onCompleted()
            } catch is CancellationError {
              observer.onCompleted()
            } catch { observer.onError(error) }
          }
          return Disposables.create { task.cancel() }
        }
      }
    }
    internal final class OneShot<Value> {
      private let continuation: CheckedContinuation<Value, any Error>
      private var isResumed: Bool
      init(_ continuation: CheckedContinuation<Value, any Error>) {
        self.continuation = continuation
        isResumed = false
      }
      func resume(_ value: Value) {
        if isResumed { return }
        isResumed = true
        continuation.resume(returning: value)
      }
      func fail(_ error: any Error) {
        if isResumed { return }
        isResumed = true
        continuation.resume(throwing: error)
      }
    }
    internal func awaitResult<Value>(_ subscribe: (OneShot<Value>) -> any Disposable) async throws -> Value {
      let subscription = SingleAssignmentDisposable()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { subscription.setDisposable(subscribe(OneShot($0))) }
      } onCancel: { subscription.dispose() }
    }
    extension PrimitiveSequenceType where Trait == SingleTrait {
      var value: Element {
        get async throws {
          try await awaitResult { continuation in
            asObservable().asMaybe().subscribe(
              onSuccess: { continuation.resume($0) },
              onError: { continuation.fail($0) },
              onCompleted: { continuation.fail(RxError.noElements) },
              onDisposed: { continuation.fail(CancellationError()) }
            )
          }
        }
      }
      static func create(detached: Bool = false, priority: TaskPriority? = nil, work: @Sendable @escaping () async throws -> Element) -> PrimitiveSequence<Trait, Element> {
        Single<Element>.create { observer in
          let operation: @Sendable () async -> Void = {
            do { observer(.success(try await work())) } catch { observer(.failure(error)) }
          }
          let task = detached ? Task.detached(priority: priority, operation: operation) : Task(priority: priority, operation: operation)
          return Disposables.create { task.cancel() }
        }
      }
    }
    extension PrimitiveSequenceType where Trait == MaybeTrait {
      var value: Element? {
        get async throws {
          try await awaitResult { continuation in
            subscribe(
              onSuccess: { continuation.resume($0) },
              onError: { continuation.fail($0) },
              onCompleted: { continuation.resume(nil) },
              onDisposed: { continuation.fail(CancellationError()) }
            )
          }
        }
      }
    }
    extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
      var value: Void {
        get async throws {
          try await awaitResult { continuation in
            subscribe(
              onCompleted: { continuation.resume(()) },
              onError: { continuation.fail($0) },
              onDisposed: { continuation.fail(CancellationError()) }
            )
          }
        }
      }
    }
    """
}
