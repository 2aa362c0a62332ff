/// A source sent through a subject: one subscription to the source for all observers, from `connect()` on.
///
///     source  connect ^--a--b--c--|
///     first     ^--------a--b--c--|
///     second                 ^-c--|
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// A subject, seen from both sides.
  struct Passage {
    /// What the observers subscribe to.
    let output: Observable<Element>
    /// Subscribes the subject to the source, as the owner of the lifetime; the closure is called before a stop event.
    let feed: (Lifetime, @escaping () -> Void) -> Void
  }

  /// The time from one subject to the next: before, during and until the end of a connection.
  ///
  /// Whoever comes late (an observer that leaves after the end, a `connect` that returns after it) still deals with
  /// its own era, and changes nothing in the one that has begun since.
  final class Era {
    let passage: Passage
    // Both guarded by the sequence's lock.
    fileprivate var connection: Lifetime?
    fileprivate var users = 0

    init(_ passage: Passage) { self.passage = passage }
  }

  private let makePassage: () -> Passage
  private let letsGoFirst: Bool
  private let lock = Lock()
  // Guarded by `lock`.
  private var current: Era?

  /// - Parameters:
  ///   - letsGoFirst: Whether the source is let go of before its stop event is passed on, or after.
  ///   - makePassage: Makes the subject of an era.
  init(letsGoFirst: Bool, _ makePassage: @escaping () -> Passage) {
    self.letsGoFirst = letsGoFirst
    self.makePassage = makePassage
    super.init(startsTrampoline: false)
  }

  public func connect() -> any Disposable {
    connect(withCurrentEra { $0 })
  }

  override public var description: String { "ConnectableObservable" }

  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    let output = withCurrentEra { $0.passage.output }
    output.start(next: observer.next, end: observer.end, in: lifetime)
  }

  /// Subscribes, connects if nobody has in this era, and disconnects when the last user has left.
  func runCounted(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    // Counted before it subscribes: the era cannot end between the two because another user leaves.
    let era = withCurrentEra { era in
      era.users += 1
      return era
    }
    let end = { (error: (any Error)?) in
      let connection = self.conclude(era)
      observer.end(error)
      connection?.dispose()
    }
    era.passage.output.start(next: observer.next, end: end, in: lifetime)
    // A stop event may have been replayed; nothing need be connected for that.
    if lifetime.isActive { _ = connect(era) }
    lifetime.add(Disposables.create { self.leave(era) })
  }

  private func connect(_ era: Era) -> any Disposable {
    if let connection = lock.locked({ era.connection }) { return connection }
    let mine = Lifetime()
    let connection = lock.locked {
      let connection = era.connection ?? mine
      era.connection = connection
      return connection
    }
    if connection !== mine { return connection }
    mine.add(Disposables.create { self.end(era) })
    era.passage.feed(mine) {
      // The era ends before the stop event is passed on: who subscribes because of it begins anew.
      if self.letsGoFirst { mine.dispose() } else { self.end(era) }
    }
    return mine
  }

  private func leave(_ era: Era) {
    let connection = lock.locked { () -> Lifetime? in
      era.users -= 1
      if era.users > 0 { return nil }
      // In the same step, so that nobody joins an era that is about to be disconnected.
      if current === era { current = nil }
      return era.connection
    }
    connection?.dispose()
  }

  /// Ends an era in which a stop event came that its source did not send: the subject was sent to from elsewhere, or the
  /// connectable is not one of ours.
  ///
  /// - Returns: The connection to be disposed after the event was passed on.
  private func conclude(_ era: Era) -> Lifetime? {
    lock.locked {
      guard current === era else { return nil }
      current = nil
      return era.connection
    }
  }

  private func end(_ era: Era) {
    lock.locked { if current === era { current = nil } }
  }

  /// Does something with the era under the lock, so that it is the current one then.
  private func withCurrentEra<Result>(_ body: (Era) -> Result) -> Result {
    if let result = lock.locked({ current.map(body) }) { return result }
    // Made outside the lock, since it calls out.
    let made = Era(makePassage())
    return lock.locked {
      let era = current ?? made
      current = era
      return body(era)
    }
  }
}
