/// Events on their way to a scheduler: a buffer, and one piece of work in flight that empties it.
final class Hop<Element> {
  private let downstream: AnyObserver<Element>
  private let lifetime: Lifetime
  private let scheduler: any ImmediateSchedulerType
  private let isElementwise: Bool
  /// The work in flight.
  let flights = CompositeDisposable()

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var elements = FIFO<Element>()
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
    isElementwise = scheduler is any ElementwiseScheduler
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
    if isInFlight { return isElementwise }
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

  /// Sends what has gathered; what gathers meanwhile takes the next flight, so that others get their turn.
  private func land() {
    var batch = lock.locked {
      var batch = FIFO<Element>()
      if !isElementwise {
        swap(&batch, &elements)
      } else if let first = elements.popFirst() {
        batch.append(first)
      }
      return batch
    }
    let isEmpty = batch.isEmpty
    while lifetime.isActive, let element = batch.popFirst() { downstream.next(element) }
    let (mustEnd, mustFly) = lock.locked {
      if !elements.isEmpty { return (false, !isElementwise) }
      if hasEnded { return (!isElementwise || isEmpty, false) }
      isInFlight = isElementwise
      return (false, false)
    }
    if mustEnd { downstream.end(error) }
    if mustFly { fly() }
  }
}
