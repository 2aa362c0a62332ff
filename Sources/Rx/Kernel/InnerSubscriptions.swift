import ReactiveKernel

/// The kernel of operators that run every inner observable: `flatMap`, `concatMap`, `flatMapFirst` and `merge`.
@usableFromInline
final class InnerSubscriptions<Element>: InnerKernel {
  /// How many inner observables run at the same time; the others wait for their turn.
  private let limit: Int
  /// Whether an inner observable is ignored while another one runs.
  private let ignoresOthers: Bool
  // Made once: a closure over `downstream` made for each element would be an allocation for each.
  private let sendNext: (Element) -> Void
  private let sendEnd: ((any Error)?) -> Void
  private let gate = Gate()
  private let members = LifetimeGroup()

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var active = 0
  @exclusivity(unchecked) private var outerEnded = false
  @exclusivity(unchecked) private var waiting = FIFO<Observable<Element>>()
  @exclusivity(unchecked) private var isStarting = false

  /// - Parameters:
  ///   - limit: How many inner observables run at the same time.
  ///   - ignoresOthers: Whether an inner observable is ignored while another one runs.
  @usableFromInline
  init(_ downstream: Downstream<Element>, limit: Int = .max, ignoresOthers: Bool = false) {
    self.limit = limit
    self.ignoresOthers = ignoresOthers
    sendNext = downstream.next
    sendEnd = downstream.end
  }

  /// Whether inner observables can wait for their turn.
  private var isQueue: Bool { limit < .max }

  @usableFromInline
  var isIgnoring: Bool { ignoresOthers && lock.locked { active > 0 } }

  @usableFromInline
  func receive(_ inner: Observable<Element>) {
    if isQueue { return startWaiting(arrived: inner) }
    if ignoresOthers {
      // Counted first, so that what its element makes the source send is ignored.
      lock.locked { active += 1 }
      if inner.deliverOnlyElement(to: { gate.pass($0, to: sendNext) }) { return innerEnded() }
    } else {
      // The fast path of the most frequent case: a single element needs no count and no subscription.
      if inner.deliverOnlyElement(to: { gate.pass($0, to: sendNext) }) { return }
      lock.locked { active += 1 }
    }
    subscribe(to: inner)
  }

  @usableFromInline
  func fail(_ error: any Error) { gate.pass(error, to: sendEnd) }

  /// Completes the result if no inner observable runs or waits.
  ///
  /// The outer observable is disposed before the result completes, or afterwards if inner observables can wait for their turn.
  @usableFromInline
  func completeOuter(_ outer: Lifetime) {
    if !isQueue { outer.finish() }
    let isOver = lock.locked {
      outerEnded = true
      return active == 0 && waiting.isEmpty
    }
    if isOver { gate.pass(nil, to: sendEnd) }
    outer.finish()
  }

  @usableFromInline
  func dispose() {
    members.dispose()
    // Released after the lock: releasing an observable may call other code.
    var waiting = FIFO<Observable<Element>>()
    lock.locked { swap(&waiting, &self.waiting) }
  }

  /// Subscribes to the inner observable that has arrived and to those that wait, up to the limit.
  ///
  /// One loop at a time: an inner observable that ends while it is being subscribed to finds the loop running and returns, so
  /// that any number of them run at one level of the stack.
  private func startWaiting(arrived: Observable<Element>? = nil) {
    // The usual case: an inner observable that arrives while none is running skips the queue.
    var next: Observable<Element>? = lock.locked {
      if let arrived {
        if !isStarting, active < limit, waiting.isEmpty {
          isStarting = true
          active += 1
          return arrived
        }
        waiting.append(arrived)
      }
      if isStarting { return nil }
      return takeWaiting()
    }
    while let inner = next {
      if inner.deliverOnlyElement(to: { gate.pass($0, to: sendNext) }) {
        innerEnded()
      } else {
        subscribe(to: inner)
      }
      next = lock.locked { takeWaiting() }
    }
  }

  /// Returns the next in the queue if its turn has come, and otherwise marks the loop as ended.
  ///
  /// Called with the lock held.
  private func takeWaiting() -> Observable<Element>? {
    isStarting = active < limit && !waiting.isEmpty
    if !isStarting { return nil }
    active += 1
    return waiting.popFirst()
  }

  private func subscribe(to inner: Observable<Element>) {
    // None if the result was disposed meanwhile, perhaps by the selector.
    guard let member = members.makeMember() else { return }
    let sendNext = sendNext
    inner.start(
      next: { element in
        if member.isActive { self.gate.pass(element, to: sendNext) }
      },
      end: { error in
        guard member.stop() else { return }
        if let error {
          self.gate.pass(error, to: self.sendEnd)
          self.disposeEnded(member)
        } else {
          // Disposed before the next one starts and before the result completes.
          self.disposeEnded(member)
          self.innerEnded()
        }
      },
      in: member
    )
  }

  private func disposeEnded(_ member: LifetimeGroup.Member) {
    members.remove(member)
    member.finish()
  }

  private func innerEnded() {
    let isOver = lock.locked {
      active -= 1
      return outerEnded && active == 0 && waiting.isEmpty
    }
    if isOver { return gate.pass(nil, to: sendEnd) }
    if isQueue { startWaiting() }
  }
}
