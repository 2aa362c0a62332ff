import Synchronization

/// What to do with an inner observable that arrives while others are running.
@usableFromInline
enum InnerPolicy {
  /// Subscribe to it as well; beyond `limit` it waits for its turn.
  case merge(limit: Int)
  /// Switch to it, and dispose of the one before.
  case latest
  /// Ignore it.
  case first
}

/// The kernel of operators that subscribe to inner observables: `flatMap`, `concatMap`, `flatMapLatest`, `flatMapFirst` and
/// `merge`.
@usableFromInline
final class InnerSubscriptions<Element>: Disposable {
  private let policy: InnerPolicy
  private let limit: Int
  private let isLatest: Bool
  /// Whether inner observables can wait for their turn.
  private let isQueue: Bool
  private let lifetime: Lifetime
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
  @exclusivity(unchecked) private var latest: LifetimeGroup.Member?

  @usableFromInline
  init(_ policy: InnerPolicy, _ downstream: Downstream<Element>) {
    self.policy = policy
    lifetime = downstream.lifetime
    sendNext = downstream.next
    sendEnd = downstream.end
    (limit, isLatest, isQueue) =
      switch policy {
      case .merge(let limit): (limit, false, limit < .max)
      case .latest: (1, true, false)
      case .first: (1, false, false)
      }
  }

  /// Whether an inner observable that arrives now is ignored, so that it need not be created.
  @usableFromInline
  var isIgnoring: Bool {
    guard case .first = policy else { return false }
    return lock.locked { active > 0 }
  }

  @usableFromInline
  func receive(_ inner: Observable<Element>) {
    switch policy {
    case .merge(limit: .max):
      // The fast path of the most frequent case: a single element needs no count and no subscription.
      if inner.deliverOnlyElement(to: { gate.pass($0, to: sendNext) }) { return }
      lock.locked { active += 1 }
      subscribe(to: inner, members.makeMember())
    case .merge, .first:
      startWaiting(arrived: inner)
    case .latest:
      replaceLatest(by: inner)
    }
  }

  /// Ends the result with an error of the outer observable, or one thrown by the selector.
  @usableFromInline
  func fail(_ error: any Error) { gate.pass(error, to: sendEnd) }

  /// Completes the result if no inner observable runs or waits.
  ///
  /// - Parameter outer: The subscription to the outer observable, which has completed. It is disposed before the result
  ///   completes, or afterwards if inner observables can wait for their turn.
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
    var (waiting, latest): (FIFO<Observable<Element>>, LifetimeGroup.Member?) = (FIFO(), nil)
    lock.locked {
      swap(&waiting, &self.waiting)
      swap(&latest, &self.latest)
    }
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
        subscribe(to: inner, members.makeMember())
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

  private func replaceLatest(by inner: Observable<Element>) {
    let old = lock.locked {
      let old = latest
      latest = nil
      if old == nil { active += 1 }
      return old
    }
    if let old {
      members.remove(old)
      old.isReplaced.store(true, ordering: .relaxed)
      old.dispose()
    }
    if inner.deliverOnlyElement(to: { gate.pass($0, to: sendNext) }) { return innerEnded() }
    let member = members.makeMember()
    lock.locked { latest = member }
    subscribe(to: inner, member)
  }

  private func subscribe(to inner: Observable<Element>, _ member: LifetimeGroup.Member) {
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
        // The subscription is disposed before the next one starts and before the result completes.
        if error == nil || self.isLatest { self.disposeEnded(member) }
        if let error {
          self.gate.pass(error) { if !member.isReplaced.load(ordering: .relaxed) { sendEnd($0) } }
          self.disposeEnded(member)
        } else if self.takesPart(member) {
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

  /// Whether an inner observable that has completed still counts: one that was replaced does not.
  private func takesPart(_ member: LifetimeGroup.Member) -> Bool {
    if !isLatest { return true }
    return lock.locked {
      guard latest === member else { return false }
      latest = nil
      return true
    }
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

extension ObservableType {
  /// Subscribes to the observables that `selector` returns for the elements, under `policy`.
  @inlinable
  func subscribingInner<Source: ObservableConvertibleType>(
    _ policy: InnerPolicy,
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let inners = InnerSubscriptions(policy, downstream)
      // The outer observable first, so that it sends nothing while the inner ones are disposed.
      let outer = lifetime.makeChild()
      lifetime.add(inners)
      source.start(
        next: { element in
          guard outer.isActive, !inners.isIgnoring else { return }
          let inner: Observable<Source.Element>
          do {
            inner = try selector(element).asObservable()
          } catch {
            return inners.fail(error)
          }
          inners.receive(inner)
        },
        end: { error in
          guard outer.stop() else { return }
          guard let error else { return inners.completeOuter(outer) }
          inners.fail(error)
          outer.finish()
        },
        in: outer
      )
    }
  }
}
