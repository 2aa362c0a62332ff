/// Remembers the latest elements and starts each subscription with them, also after the end.
///
///     input           a--b--c-----|
///     replay(2)            late ^(bc)-|
///     after the end                   ^(bc|)
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  private let table = SlotTable("ReplaySubject<\(Element.self)>")
  // Guarded by the table's lock.
  private let buffer: ReplayBuffer<Element>

  /// A subject that remembers the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: bufferSize)
  }

  /// A subject that remembers everything.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(limit: .max)
  }

  private init(limit: Int) {
    buffer = ReplayBuffer(limit: limit)
    super.init(startsTrampoline: false)
  }

  deinit { _ = table.end(.disposed) }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool { !table.isEmpty }

  override public var description: String { "ReplaySubject" }

  public var isDisposed: Bool { table.isDisposed }

  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): end(error)
    case .completed: end(nil)
    }
  }

  public func onNext(_ element: Element) {
    // What the buffer lets go of is let go of after the lock has been left: its end may call out.
    var exchanged = element
    let pin = table.pin { buffer.append(&exchanged) }
    if let pin { table.send(element, to: pin) }
  }

  public func onError(_ error: any Error) { end(error) }

  public func onCompleted() { end(nil) }

  /// This subject itself.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Lets go of the observers and the elements, without an event; who subscribes later receives `RxError.disposed`.
  public func dispose() {
    _ = table.end(.disposed)
    _ = table.locked { buffer.takeAll() }
  }

  private func end(_ error: (any Error)?) {
    table.send(error, to: table.end(SlotTable.Ending(error)), of: Element.self)
  }

  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    var past: [Element] = []
    let replay = {
      for element in past where lifetime.isActive { observer.next(element) }
    }
    let isAdded = CatchUp.add(
      observer,
      to: table,
      in: lifetime,
      admit: { past = self.buffer.elements },
      replay: replay
    )
    if isAdded { return }
    past = table.locked { buffer.elements }
    replay()
    table.sendEnding(to: observer, from: self)
  }
}
