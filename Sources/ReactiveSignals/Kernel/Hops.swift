/// The result of an operator that delivers on a scheduler.
///
/// After disposal no waiting value is delivered, and the end becomes an interruption.
struct Hops<Value, Error: Swift.Error> {
  let result: Signal<Value, Error>.Observer
  let resources: CompositeDisposable

  func deliver(_ value: Value) {
    if !resources.isOver { result.onValue(value) }
  }

  func deliver(_ termination: Termination<Error>) {
    result.onEnd(resources.isOver ? .interrupted : termination)
  }

  /// Delivers the end as soon as the scheduler allows.
  func schedule(_ termination: Termination<Error>, on scheduler: any Scheduler) {
    scheduler.schedule { deliver(termination) }
  }
}
