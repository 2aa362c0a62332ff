import ReactiveKernel

extension AsyncSequence {
  /// Converts the elements to an observable.
  ///
  /// Each subscription iterates in its own task, which is cancelled when the subscription is disposed. If the iteration
  /// throws, the result fails with that error; if the task is cancelled, the result completes.
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
