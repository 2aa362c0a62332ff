/// A subject with a current element, which each new subscriber receives first.
///
///     input    a----b-----c--|
///     first    a----b-----c--|
///     second          ^b--c--|
///
/// A subscriber that comes after the end receives only the terminal event.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  @usableFromInline let table = SlotTable("BehaviorSubject<\(Element.self)>")
  // Guarded by the table's lock.
  @exclusivity(unchecked) @usableFromInline var latest: Element

  /// Creates a subject with a current element.
  public init(value: Element) {
    latest = value
    super.init(startsTrampoline: false)
  }

  deinit { _ = table.end(.disposed) }

  /// Whether there are subscribers.
  public var hasObservers: Bool { !table.isEmpty }

  override public var description: String { "BehaviorSubject" }

  public var isDisposed: Bool { table.isDisposed }

  /// The current element, or the last one after completion.
  ///
  /// - Throws: The error that the subject failed with, or `RxError.disposed`.
  @inlinable
  public func value() throws -> Element {
    if table.hasEnded { try throwUnlessCompleted() }
    return table.locked { latest }
  }

  @usableFromInline
  func throwUnlessCompleted() throws {
    switch table.howItEnded {
    case .failed(let error): throw error
    case .disposed: throw RxError.disposed(object: self)
    case .completed, nil: break
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
    // The old element is released after the lock: its `deinit` may call other code.
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

  /// This subject.
  public func asObserver() -> BehaviorSubject<Element> { self }

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
    var current: Element?
    let downstream = Downstream(observer, lifetime)
    let isAdded = ReplayingObserver.add(
      downstream,
      to: table,
      admit: { current = self.latest },
      replay: { if let current { downstream.next(current) } }
    )
    if !isAdded { table.sendEnding(to: downstream, from: self) }
  }
}
