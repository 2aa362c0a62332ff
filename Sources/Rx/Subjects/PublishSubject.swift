/// A subject that sends each event to its current subscribers.
///
///     input     --a--b-----c--|
///     first    ^--a--b-----c--|
///     second          ^----c--|
///
/// A subscriber that comes after the end receives only the terminal event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  @usableFromInline let table = SlotTable("PublishSubject<\(Element.self)>")

  /// Creates a subject without observers.
  public init() {
    super.init(startsTrampoline: false)
  }

  deinit { _ = table.end(.disposed) }

  /// Whether there are subscribers.
  public var hasObservers: Bool { !table.isEmpty }

  override public var description: String { "PublishSubject" }

  public var isDisposed: Bool { table.isDisposed }

  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): end(error)
    case .completed: end(nil)
    }
  }

  @inlinable
  public func onNext(_ element: Element) {
    if let pin = table.pin() { table.send(element, to: pin) }
  }

  public func onError(_ error: any Error) { end(error) }

  public func onCompleted() { end(nil) }

  /// This subject.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Releases the observers without sending an event.
  ///
  /// Later subscribers receive `RxError.disposed`.
  public func dispose() { _ = table.end(.disposed) }

  @usableFromInline
  func end(_ error: (any Error)?) {
    table.send(error, to: table.end(SlotTable.Ending(error)), of: Element.self)
  }

  @usableFromInline
  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    let downstream = Downstream(observer, lifetime)
    if let ticket = table.add(ObserverSlot(downstream)) {
      lifetime.add(ticket)
    } else {
      table.sendEnding(to: downstream, from: self)
    }
  }
}
