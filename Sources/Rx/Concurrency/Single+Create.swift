import ReactiveKernel

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Creates a single from asynchronous work.
  ///
  ///     let page = Single.create { try await fetch(url) }
  ///
  /// Each subscription runs the work in its own task, which is cancelled when the subscription is disposed.
  ///
  /// - Parameters:
  ///   - detached: Whether the task is detached from the one that subscribes.
  ///   - priority: The task's priority.
  ///   - work: The work. If it throws, the single fails with that error.
  public static func create(
    detached: Bool = false,
    priority: TaskPriority? = nil,
    work: @Sendable @escaping () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    .create { observer in
      let observer = Transfer(observer)
      let operation: @Sendable () async -> Void = {
        do {
          observer.value(.success(try await work()))
        } catch {
          observer.value(.failure(error))
        }
      }
      let task =
        detached
        ? Task.detached(priority: priority, operation: operation)
        : Task(priority: priority, operation: operation)
      return Disposables.create { task.cancel() }
    }
  }
}
