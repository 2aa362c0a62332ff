extension ObservableType {
  /// Subscribes to the source, and lets go of it, on a scheduler.
  ///
  ///     result's subscriber  ^------!    on any thread
  ///     source               -^------!   on the scheduler's
  ///
  /// Where its elements are sent is the source's own affair; see `observe(on:)` to move them.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let subscription = Lifetime()
      // Disposed before the work is scheduled, it keeps the source from being subscribed to; later it is disposed where it
      // was made.
      lifetime.add(
        scheduler.schedule(()) { _ in
          lifetime.add(ScheduledDisposable(scheduler: scheduler, disposable: subscription))
          if lifetime.isActive { source.start(downstream, owning: subscription) }
          return Disposables.create()
        }
      )
    }
  }
}
