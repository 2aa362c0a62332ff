import Synchronization

/// What becomes of an inner sequence that arrives while others are running.
@usableFromInline
enum InnerPolicy {
  /// It runs beside them; beyond `limit` it waits for its turn.
  case merge(limit: Int)
  /// It takes the place of the one that runs.
  case latest
  /// It is ignored.
  case first
}

/// The kernel of operators that subscribe to sequences which another sequence brings.
@usableFromInline
final class InnerSubscriptions<Element>: Disposable {
  private let policy: InnerPolicy
  private let limit: Int
  private let downstream: AnyObserver<Element>
  private let lifetime: Lifetime
  private let gate = Gate()
  private let members = LifetimeGroup()

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var active = 0
  @exclusivity(unchecked) private var outerEnded = false
  @exclusivity(unchecked) private var waiting = FIFO<Observable<Element>>()
  @exclusivity(unchecked) private var isStarting = false
  @exclusivity(unchecked) private var latest: LifetimeGroup.Member?

  /// - Parameter lifetime: The result's.
  @usableFromInline
  init(_ policy: InnerPolicy, _ downstream: AnyObserver<Element>, in lifetime: Lifetime) {
    self.policy = policy
    self.lifetime = lifetime
    self.downstream = downstream
    limit = if case .merge(let limit) = policy { limit } else { 1 }
  }

  /// Whether an inner sequence that arrives now is ignored, so that it need not be made.
  @usableFromInline
  var isIgnoring: Bool {
    guard case .first = policy else { return false }
    return lock.locked { active > 0 }
  }

  @usableFromInline
  func receive(_ inner: Observable<Element>) {
    switch policy {
    case .merge(limit: .max):
      // The busiest case has a way of its own: a single element needs no count and no subscription.
      if inner.deliverOnlyElement(to: { gate.pass($0, to: downstream.next) }) { return }
      lock.locked { active += 1 }
      subscribe(to: inner, members.makeMember())
    case .merge, .first:
      startWaiting(arrived: inner)
    case .latest:
      replaceLatest(by: inner)
    }
  }

  /// The outer sequence has completed (nil) or failed.
  @usableFromInline
  func endOuter(_ error: (any Error)?) {
    if let error { return gate.pass(error, to: downstream.end) }
    let isOver = lock.locked {
      outerEnded = true
      return active == 0 && waiting.isEmpty
    }
    if isOver { gate.pass(nil, to: downstream.end) }
  }

  @usableFromInline
  func dispose() {
    members.dispose()
    // Taken out of the lock before they go: dropping a sequence may call out.
    var (waiting, latest): (FIFO<Observable<Element>>, LifetimeGroup.Member?) = (FIFO(), nil)
    lock.locked {
      swap(&waiting, &self.waiting)
      swap(&latest, &self.latest)
    }
  }

  /// Starts what has arrived and what waits, as far as the limit allows.
  ///
  /// One loop at a time: an inner sequence that ends while it is being subscribed to comes back here, finds the loop
  /// running and returns, so that any number of them run on one level of the stack.
  private func startWaiting(arrived: Observable<Element>? = nil) {
    // The usual case first: whatever arrives while nothing runs never sees the queue.
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
      if inner.deliverOnlyElement(to: { gate.pass($0, to: downstream.next) }) {
        innerEnded()
      } else {
        subscribe(to: inner, members.makeMember())
      }
      next = lock.locked { takeWaiting() }
    }
  }

  /// Under the lock: the next in the queue if its turn has come; otherwise the loop is over.
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
    if inner.deliverOnlyElement(to: { gate.pass($0, to: downstream.next) }) { return innerEnded() }
    let member = members.makeMember()
    lock.locked { latest = member }
    subscribe(to: inner, member)
  }

  private func subscribe(to inner: Observable<Element>, _ member: LifetimeGroup.Member) {
    let downstream = downstream
    let lifetime = lifetime
    // Asked again behind the gate: while the element waited there, the result may have ended or the inner sequence been
    // replaced. That the inner sequence itself has ended since does not matter.
    let receive: (Element) -> Void = { element in
      guard lifetime.isActive, !member.isReplaced.load(ordering: .relaxed) else { return }
      downstream.next(element)
    }
    inner.start(
      next: { element in
        if member.isActive { self.gate.pass(element, to: receive) }
      },
      end: { error in
        guard member.stop() else { return }
        if let error {
          self.gate.pass(error, to: downstream.end)
        } else if case .latest = self.policy {
          self.memberEnded(member)
        } else {
          // It lets go of what it holds before the next one starts, and before the result completes.
          self.members.remove(member)
          member.finish()
          return self.innerEnded()
        }
        member.finish()
      },
      in: member
    )
  }

  /// One that was the latest has completed, or one whose place another has taken.
  private func memberEnded(_ member: LifetimeGroup.Member) {
    members.remove(member)
    let isCurrent = lock.locked {
      guard latest === member else { return false }
      latest = nil
      return true
    }
    if isCurrent { innerEnded() }
  }

  private func innerEnded() {
    let isOver = lock.locked {
      active -= 1
      return outerEnded && active == 0 && waiting.isEmpty
    }
    if isOver { return gate.pass(nil, to: downstream.end) }
    if case .merge(let limit) = policy, limit < .max { startWaiting() }
  }
}

extension ObservableType {
  /// Subscribes to the sequences that `selector` makes of the elements, under `policy`.
  @inlinable
  func subscribingInner<Source: ObservableConvertibleType>(
    _ policy: InnerPolicy,
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Producer { downstream, lifetime in
      let inners = InnerSubscriptions(policy, downstream, in: lifetime)
      // The outer sequence first, so that it brings nothing new while the inner ones are disposed.
      let outer = lifetime.makeChild()
      lifetime.add(inners)
      source.start(
        next: { element in
          guard outer.isActive, !inners.isIgnoring else { return }
          let inner: Observable<Source.Element>
          do {
            inner = try selector(element).asObservable()
          } catch {
            return inners.endOuter(error)
          }
          inners.receive(inner)
        },
        end: { error in
          guard outer.stop() else { return }
          inners.endOuter(error)
          outer.finish()
        },
        in: outer
      )
    }
  }
}
