extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The result of asynchronous work.
  ///
  ///     let page = Single.create { try await fetch(url) }
  ///
  /// Each subscription does the work in a task of its own, which is cancelled when the subscription is disposed.
  ///
  /// - Parameters:
  ///   - detached: Whether the task inherits nothing from the one that subscribes.
  ///   - priority: The task's priority.
  ///   - work: An error thrown here is the result's error.
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
