/// Remembers the latest element and starts each subscription with it.
///
///     input    a----b-----c--|
///     first    a----b-----c--|
///     second          ^b--c--|
///
/// Who subscribes after the end receives the stop event only.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  @usableFromInline let table = SlotTable("BehaviorSubject<\(Element.self)>")
  // Guarded by the table's lock.
  @exclusivity(unchecked) @usableFromInline var latest: Element

  /// A subject whose current element is `value`.
  public init(value: Element) {
    latest = value
    super.init(startsTrampoline: false)
  }

  deinit { _ = table.end(.disposed) }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool { !table.isEmpty }

  override public var description: String { "BehaviorSubject" }

  public var isDisposed: Bool { table.isDisposed }

  /// The current element; after completion the last one.
  ///
  /// - Throws: The error that the subject ended with, or `RxError.disposed`.
  public func value() throws -> Element {
    switch table.howItEnded {
    case .failed(let error): throw error
    case .disposed: throw RxError.disposed(object: self)
    case .completed, nil: return table.locked { latest }
    }
  }

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
    // The old element goes after the lock has been left: its end may call out.
    var old: Element?
    let pin = table.pin {
      old = latest
      latest = element
    }
    if let pin { table.send(element, to: pin) }
    _ = old
  }

  public func onError(_ error: any Error) { end(error) }

  public func onCompleted() { end(nil) }

  /// This subject itself.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Lets go of the observers, without an event; who subscribes later receives `RxError.disposed`.
  public func dispose() { _ = table.end(.disposed) }

  @usableFromInline
  func end(_ error: (any Error)?) {
    table.send(error, to: table.end(SlotTable.Ending(error)), of: Element.self)
  }

  @usableFromInline
  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    var current: Element?
    let isAdded = CatchUp.add(
      observer,
      to: table,
      in: lifetime,
      admit: { current = self.latest },
      replay: { if let current { observer.next(current) } }
    )
    if !isAdded { table.sendEnding(to: observer, from: self) }
  }
}
