/// A subject that replays its latest elements to each new subscriber, also after the end.
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

  /// Creates a subject that replays the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: bufferSize)
  }

  /// Creates a subject that replays all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(limit: .max)
  }

  private init(limit: Int) {
    buffer = ReplayBuffer(limit: limit)
    super.init(startsTrampoline: false)
  }

  deinit { _ = table.end(.disposed) }

  /// Whether there are subscribers.
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
    // The element that the buffer drops is released after the lock: its `deinit` may call other code.
    var exchanged = element
    let pin = table.pin { buffer.append(&exchanged) }
    if let pin { table.send(element, to: pin) }
  }

  public func onError(_ error: any Error) { end(error) }

  public func onCompleted() { end(nil) }

  /// This subject.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Releases the observers and the elements without sending an event.
  ///
  /// Later subscribers receive `RxError.disposed`.
  public func dispose() {
    _ = table.end(.disposed)
    _ = table.locked { buffer.takeAll() }
  }

  private func end(_ error: (any Error)?) {
    table.send(error, to: table.end(SlotTable.Ending(error)), of: Element.self)
  }

  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    var past: [Element] = []
    let downstream = Downstream(observer, lifetime)
    let replay = {
      for element in past { downstream.next(element) }
    }
    let isAdded = ReplayingObserver.add(
      downstream,
      to: table,
      admit: { past = self.buffer.elements },
      replay: replay
    )
    if isAdded { return }
    past = table.locked { buffer.elements }
    replay()
    table.sendEnding(to: downstream, from: self)
  }
}
