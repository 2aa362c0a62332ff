import ReactiveKernel

/// Sends its source through a subject: one subscription to the source for all subscribers, which starts with `connect()`.
///
///     source  connect ^--a--b--c--|
///     first     ^--------a--b--c--|
///     second                 ^-c--|
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// A subject, and how to subscribe it to the source.
  struct SharedSubject {
    /// The observable that subscribers subscribe to.
    let output: Observable<Element>
    /// Subscribes the subject to the source, as the owner of the lifetime.
    ///
    /// The closure is called before a terminal event is sent.
    let subscribe: (Lifetime, @escaping () -> Void) -> Void
  }

  /// The state from one subject to the next: before, during and until the end of a connection.
  ///
  /// A late call (an observer that leaves after the end, a `connect` that returns after it) still applies to its own
  /// connection, and changes nothing in the next one.
  final class Connection {
    let subject: SharedSubject
    // Both are guarded by the observable's lock.
    fileprivate var upstream: Lifetime?
    fileprivate var subscribers = 0

    init(_ subject: SharedSubject) { self.subject = subject }
  }

  private let makeSubject: () -> SharedSubject
  private let disposesSourceFirst: Bool
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var current: Connection?

  /// - Parameters:
  ///   - disposesSourceFirst: Whether the source is disposed before its terminal event is passed on, or after.
  ///   - makeSubject: Creates the subject of a connection.
  init(disposesSourceFirst: Bool, _ makeSubject: @escaping () -> SharedSubject) {
    self.disposesSourceFirst = disposesSourceFirst
    self.makeSubject = makeSubject
    super.init(startsTrampoline: false)
  }

  public func connect() -> any Disposable {
    connect(withCurrentConnection { $0 })
  }

  override public var description: String { "ConnectableObservable" }

  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    let output = withCurrentConnection { $0.subject.output }
    output.start(next: observer.next, end: observer.end, in: lifetime)
  }

  /// Subscribes, connects if that has not been done, and disconnects when the last subscriber has left.
  func runCounted(_ downstream: Downstream<Element>, in lifetime: Lifetime) {
    // Counted before it subscribes, so that the connection cannot end in between because another subscriber leaves.
    let connection = withCurrentConnection { connection in
      connection.subscribers += 1
      return connection
    }
    let end = { (error: (any Error)?) in
      let upstream = self.endEarly(connection)
      downstream.end(error)
      upstream?.dispose()
    }
    connection.subject.output.start(next: downstream.observer.next, end: end, in: lifetime)
    // If a terminal event was replayed, there is nothing to connect.
    if lifetime.isActive { _ = connect(connection) }
    lifetime.add(Disposables.create { self.leave(connection) })
  }

  private func connect(_ connection: Connection) -> any Disposable {
    if let upstream = lock.locked({ connection.upstream }) { return upstream }
    let mine = Lifetime()
    let upstream = lock.locked {
      let upstream = connection.upstream ?? mine
      connection.upstream = upstream
      return upstream
    }
    if upstream !== mine { return upstream }
    mine.add(Disposables.create { self.end(connection) })
    connection.subject.subscribe(mine) {
      // The connection ends before the terminal event is passed on, so that a subscriber that subscribes again on it gets a
      // new one.
      if self.disposesSourceFirst { mine.dispose() } else { self.end(connection) }
    }
    return mine
  }

  private func leave(_ connection: Connection) {
    let upstream = lock.locked { () -> Lifetime? in
      connection.subscribers -= 1
      // A connection that has ended disposes of itself, after its subscribers have received the end.
      if connection.subscribers > 0 || current !== connection { return nil }
      // In the same critical section, so that no subscriber joins a connection that is about to be disposed.
      current = nil
      return connection.upstream
    }
    upstream?.dispose()
  }

  /// Ends a connection on a terminal event that its source did not send: another part of the program sent it to the subject,
  /// or the connectable is of a foreign type.
  ///
  /// - Returns: The subscription to the source, to be disposed after the event was passed on.
  private func endEarly(_ connection: Connection) -> Lifetime? {
    lock.locked {
      guard current === connection else { return nil }
      current = nil
      return connection.upstream
    }
  }

  private func end(_ connection: Connection) {
    lock.locked { if current === connection { current = nil } }
  }

  /// Calls `body` with the current connection, with the lock held.
  private func withCurrentConnection<Result>(_ body: (Connection) -> Result) -> Result {
    if let result = lock.locked({ current.map(body) }) { return result }
    // Created without the lock, since that calls other code.
    let made = Connection(makeSubject())
    return lock.locked {
      let connection = current ?? made
      current = connection
      return body(connection)
    }
  }
}
