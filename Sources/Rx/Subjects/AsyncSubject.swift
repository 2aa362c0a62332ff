/// Sends the last element when it completes, and to those who subscribe later.
///
///     input   a--b--c--|
///     result  ---------(c|)
///
/// If it fails, only the error is sent.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let table = SlotTable("AsyncSubject<\(Element.self)>")
  // Guarded by the table's lock.
  @exclusivity(unchecked) private var last: Element?

  /// Makes a subject without observers.
  public init() {
    super.init(startsTrampoline: false)
  }

  deinit { _ = table.end(.disposed) }

  /// Whether anyone is subscribed.
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
    // Let go of after the lock has been left: its end may call out.
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
        let observer = unsafeDowncast(slot, to: ObserverSlot<Element>.self).observer
        if let last { observer.next(last) }
        observer.end(nil)
      }
    }
  }

  /// This subject itself.
  public func asObserver() -> AsyncSubject<Element> { self }

  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    if let ticket = table.add(ObserverSlot(observer)) { return lifetime.add(ticket) }
    if let last = table.locked({ self.last }) { observer.next(last) }
    table.sendEnding(to: observer, from: self)
  }
}
