/// Events on their way to a scheduler: a buffer, and the work in flight that empties it.
final class Hop<Element> {
  private let downstream: AnyObserver<Element>
  private let lifetime: Lifetime
  private let scheduler: any ImmediateSchedulerType
  private let load: Load
  /// The work in flight.
  let flights = CompositeDisposable()

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var elements = Line<Element>()
  @exclusivity(unchecked) private var error: (any Error)?
  @exclusivity(unchecked) private var hasEnded = false
  @exclusivity(unchecked) private var isInFlight = false

  init(
    _ downstream: AnyObserver<Element>,
    _ scheduler: any ImmediateSchedulerType,
    in lifetime: Lifetime
  ) {
    self.downstream = downstream
    self.scheduler = scheduler
    self.lifetime = lifetime
    load =
      if scheduler is any ElementwiseScheduler {
        .oneEach
      } else if scheduler is any QueueScheduler {
        .all
      } else {
        .one
      }
  }

  func next(_ element: Element) {
    let mustFly = lock.locked {
      elements.append(element)
      return claimFlight()
    }
    if mustFly { fly() }
  }

  func end(_ error: (any Error)?) {
    let mustFly = lock.locked {
      hasEnded = true
      self.error = error
      return claimFlight()
    }
    if mustFly { fly() }
  }

  private func claimFlight() -> Bool {
    if isInFlight { return load == .oneEach }
    isInFlight = true
    return true
  }

  private func fly() {
    // The key is needed by the work, which a scheduler may begin before `schedule` returns.
    let flight = SingleAssignmentDisposable()
    guard let key = flights.insert(flight) else { return }
    flight.setDisposable(
      scheduler.schedule(()) { _ in
        self.flights.remove(for: key)
        self.land()
        return Disposables.create()
      }
    )
  }

  /// Sends what this flight carries; what gathers meanwhile takes another one, so that others get their turn.
  private func land() {
    var batch = Line<Element>()
    lock.locked {
      if load == .all {
        swap(&batch, &elements)
      } else if elements.count > 0 {
        batch.append(elements.popFirst())
      }
    }
    let isEmpty = batch.count == 0
    while lifetime.isActive, batch.count > 0 { downstream.next(batch.popFirst()) }
    let (mustEnd, mustFly) = lock.locked {
      // The end is an event too: it shares a flight with elements only where all do.
      let isDrained = elements.count == 0
      if isDrained, hasEnded, load == .all || isEmpty { return (true, false) }
      let hasMore = hasEnded || !isDrained
      isInFlight = hasMore || load == .oneEach
      return (false, hasMore && load != .oneEach)
    }
    if mustEnd { downstream.end(error) }
    if mustFly { fly() }
  }
}

/// What one piece of work sends; not inside the generic class, where comparing it would be generic too.
private enum Load {
  /// Everything that has gathered.
  case all
  /// One event; the next takes another flight when this one has landed.
  case one
  /// One event; each takes off as it comes.
  case oneEach
}
