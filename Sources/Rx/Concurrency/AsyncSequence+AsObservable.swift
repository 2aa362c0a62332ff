extension AsyncSequence {
  /// The elements as an observable sequence.
  ///
  /// Each subscription iterates in a task of its own, which is cancelled when the subscription is disposed. A thrown error
  /// is the result's error; that the iteration was cancelled completes it.
  ///
  /// - Parameter priority: The task's priority.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    Observable.create { observer in
      let iteration = Transfer { () async in
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch is CancellationError {
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      let task = Task(priority: priority) { await iteration.value() }
      return Disposables.create { task.cancel() }
    }
  }
}
