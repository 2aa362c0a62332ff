import ReactiveKernel
import Synchronization

/// The kernel of `flatMapLatest` and `switchLatest`: the subscription to the inner observable that has arrived last.
@usableFromInline
final class LatestInnerSubscription<Element>: InnerKernel {
  // Made once: a closure over `downstream` made for each element would be an allocation for each.
  private let sendNext: (Element) -> Void
  private let sendEnd: ((any Error)?) -> Void
  private let gate = Gate()

  private let lock = Lock()
  // Guarded by `lock`. The number of inner observables that have arrived.
  @exclusivity(unchecked) private var arrived = 0
  // Whether the one that arrived last has not completed.
  @exclusivity(unchecked) private var isRunning = false
  @exclusivity(unchecked) private var outerEnded = false
  @exclusivity(unchecked) private var isDisposed = false
  @exclusivity(unchecked) private var latest: LatestLifetime?

  @usableFromInline
  init(_ downstream: Downstream<Element>) {
    sendNext = downstream.next
    sendEnd = downstream.end
  }

  @usableFromInline
  var isIgnoring: Bool { false }

  /// Replaces the previous inner observable.
  ///
  /// Disposing of the previous one may send a newer one, which arrives before this one is subscribed to. As in RxSwift, this
  /// one is subscribed to all the same, and disposed of immediately.
  @usableFromInline
  func receive(_ inner: Observable<Element>) {
    var old: LatestLifetime?
    let number = lock.locked {
      swap(&old, &latest)
      arrived += 1
      isRunning = true
      return arrived
    }
    var isLate = false
    if let old {
      old.isReplaced.store(true, ordering: .relaxed)
      old.dispose()
      isLate = lock.locked { number != arrived }
    }
    if isLate || !inner.deliverOnlyElement(to: { gate.pass($0, to: sendNext) }) {
      subscribe(to: inner, number)
    } else {
      innerEnded(number)
    }
  }

  @usableFromInline
  func fail(_ error: any Error) { gate.pass(error, to: sendEnd) }

  /// Completes the result if no inner observable runs.
  ///
  /// The outer observable is disposed before the result completes.
  @usableFromInline
  func completeOuter(_ outer: Lifetime) {
    outer.finish()
    let isOver = lock.locked {
      outerEnded = true
      return !isRunning
    }
    if isOver { gate.pass(nil, to: sendEnd) }
  }

  @usableFromInline
  func dispose() {
    var old: LatestLifetime?
    lock.locked {
      swap(&old, &latest)
      isDisposed = true
    }
    old?.dispose()
  }

  private func subscribe(to inner: Observable<Element>, _ number: Int) {
    let member = LatestLifetime()
    let isLate = lock.locked {
      if isDisposed || number != arrived { return true }
      latest = member
      return false
    }
    if isLate { member.dispose() }
    let (sendNext, sendEnd) = (sendNext, sendEnd)
    // While the element waited at the gate, the inner observable may have been replaced. That it may have ended does not
    // matter.
    let receive: (Element) -> Void = { element in
      if !member.isReplaced.load(ordering: .relaxed) { sendNext(element) }
    }
    inner.start(
      next: { element in
        if member.isActive { self.gate.pass(element, to: receive) }
      },
      end: { error in
        guard member.stop() else { return }
        // The subscription is disposed before the next one starts and before the result ends.
        member.finish()
        if let error {
          self.gate.pass(error) { if !member.isReplaced.load(ordering: .relaxed) { sendEnd($0) } }
        } else {
          self.innerEnded(number)
        }
      },
      in: member
    )
  }

  /// One that was replaced does not count.
  private func innerEnded(_ number: Int) {
    var ended: LatestLifetime?
    let isOver = lock.locked {
      if number != arrived { return false }
      swap(&ended, &latest)
      isRunning = false
      return outerEnded
    }
    if isOver { gate.pass(nil, to: sendEnd) }
  }
}

/// The subscription to an inner observable that was the latest when it arrived.
///
/// Not nested in the kernel, which would make it generic.
private final class LatestLifetime: Lifetime {
  /// Whether a newer one has replaced it, so that its events that are not delivered yet are dropped.
  let isReplaced = Atomic(false)
}
