extension ObservableType {
  /// Subscribes to the source, and disposes of the subscription to it, on a scheduler.
  ///
  ///     result's subscriber  ^------!    on any thread
  ///     source               -^------!   on the scheduler's
  ///
  /// This does not change the thread on which the source sends its elements; see `observe(on:)` for that.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    // A source of the program's own type need not dispose of itself when it ends, so it is disposed on the scheduler.
    let endsByItself = self is Observable<Element> || !(source is Create<Element>)
    return Producer { downstream, lifetime in
      let subscription = Lifetime()
      // First holds the work that subscribes, then the disposable of the source.
      let current = SerialDisposable()
      // Registered now, so that the source is disposed before anything downstream, and filled once the scheduler has taken
      // the work: a source that ends inside that work is disposed after it. Disposing inside would leave a job in the main
      // queue, and the next work for the main scheduler would wait behind that.
      let registered = SingleAssignmentDisposable()
      lifetime.add(registered)
      let work = SingleAssignmentDisposable()
      current.disposable = work
      work.setDisposable(
        scheduler.schedule(()) { _ in
          current.disposable = ScheduledDisposable(
            scheduler: scheduler,
            disposable: subscription
          )
          guard lifetime.isActive else { return Disposables.create() }
          source.start(
            next: { element in
              if subscription.isActive { downstream.next(element) }
            },
            end: { error in
              guard subscription.stop() else { return }
              downstream.end(error)
              if endsByItself { subscription.finish() }
            },
            in: subscription
          )
          return Disposables.create()
        }
      )
      registered.setDisposable(current)
    }
  }
}
