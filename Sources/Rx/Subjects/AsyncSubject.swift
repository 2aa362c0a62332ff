/// A subject that sends only its last element, when it completes, and to later subscribers.
///
///     input   a--b--c--|
///     result  ---------(c|)
///
/// If it fails, it sends only the error.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let table = SlotTable("AsyncSubject<\(Element.self)>")
  // Guarded by the table's lock.
  @exclusivity(unchecked) private var last: Element?

  /// Creates a subject without observers.
  public init() {
    super.init(startsTrampoline: false)
  }

  deinit { _ = table.end(.disposed) }

  /// Whether there are subscribers.
  public var hasObservers: Bool { !table.isEmpty }

  override public var description: String { "AsyncSubject" }

  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  public func onNext(_ element: Element) {
    // Released after the lock: its `deinit` may call other code.
    var old: Element?
    let pin = table.pin {
      old = last
      last = element
    }
    if pin != nil { table.unpin() }
    _ = old
  }

  public func onError(_ error: any Error) {
    var old: Element?
    let slots = table.end(.failed(error)) {
      old = last
      last = nil
    }
    table.send(error, to: slots, of: Element.self)
    _ = old
  }

  public func onCompleted() {
    let slots = table.end(.completed)
    let last = table.locked { self.last }
    table.sendingEnd {
      for slot in slots {
        let downstream = unsafeDowncast(slot, to: ObserverSlot<Element>.self).downstream
        if let last { downstream.next(last) }
        downstream.end(nil)
      }
    }
  }

  /// This subject.
  public func asObserver() -> AsyncSubject<Element> { self }

  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    let downstream = Downstream(observer, lifetime)
    if let ticket = table.add(ObserverSlot(downstream)) { return lifetime.add(ticket) }
    if let last = table.locked({ self.last }) { downstream.next(last) }
    table.sendEnding(to: downstream, from: self)
  }
}
