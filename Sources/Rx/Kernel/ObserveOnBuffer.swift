import ReactiveKernel

/// The events that `observe(on:)` has received and its scheduler has not delivered yet.
final class ObserveOnBuffer<Element> {
  private let downstream: Downstream<Element>
  private let scheduler: any ImmediateSchedulerType
  private let size: BatchSize
  /// The scheduled work that has not run.
  let scheduledWork = CompositeDisposable()

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var elements = RingBuffer<Element>()
  @exclusivity(unchecked) private var error: (any Error)?
  @exclusivity(unchecked) private var hasEnded = false
  @exclusivity(unchecked) private var isScheduled = false

  init(_ downstream: Downstream<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.downstream = downstream
    self.scheduler = scheduler
    size =
      if scheduler is any ElementwiseScheduler {
        .oneEach
      } else if scheduler is any QueueScheduler {
        .all
      } else {
        .one
      }
  }

  func next(_ element: Element) {
    let mustSchedule = lock.locked {
      elements.append(element)
      return claimDelivery()
    }
    if mustSchedule { scheduleDelivery() }
  }

  func end(_ error: (any Error)?) {
    let mustSchedule = lock.locked {
      hasEnded = true
      self.error = error
      return claimDelivery()
    }
    if mustSchedule { scheduleDelivery() }
  }

  private func claimDelivery() -> Bool {
    if isScheduled { return size == .oneEach }
    isScheduled = true
    return true
  }

  private func scheduleDelivery() {
    // The work needs the key, and a scheduler may run it before `schedule` returns.
    let work = SingleAssignmentDisposable()
    guard let key = scheduledWork.insert(work) else { return }
    work.setDisposable(
      scheduler.schedule(()) { _ in
        self.scheduledWork.remove(for: key)
        self.deliver()
        return Disposables.create()
      }
    )
  }

  /// Delivers a batch.
  ///
  /// Events that arrive in the meantime get work of their own, so that other work gets its turn.
  private func deliver() {
    var batch = RingBuffer<Element>()
    lock.locked {
      if size == .all {
        swap(&batch, &elements)
      } else if elements.count > 0 {
        batch.append(elements.removeFirst())
      }
    }
    let isEmpty = batch.count == 0
    while downstream.lifetime.isActive, batch.count > 0 { downstream.next(batch.removeFirst()) }
    let (mustEnd, mustSchedule) = lock.locked {
      // The terminal event is delivered together with elements only where everything is delivered together.
      let isDrained = elements.count == 0
      if isDrained, hasEnded, size == .all || isEmpty { return (true, false) }
      let hasMore = hasEnded || !isDrained
      isScheduled = hasMore || size == .oneEach
      return (false, hasMore && size != .oneEach)
    }
    if mustEnd { downstream.end(error) }
    if mustSchedule { scheduleDelivery() }
  }
}

/// What one piece of scheduled work delivers.
///
/// Not nested in the generic class, where comparing it would be generic, too.
private enum BatchSize {
  /// Everything received so far.
  case all
  /// One event; work for the next one is scheduled after it.
  case one
  /// One event; work is scheduled for each event as it is received.
  case oneEach
}
