/// A sequence made of a closure; a class of its own, so that it takes one allocation and not two.
@usableFromInline
final class Create<Element>: Observable<Element> {
  @usableFromInline let subscribe: (AnyObserver<Element>) -> any Disposable

  @inlinable
  init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.subscribe = subscribe
    super.init(startsTrampoline: true)
  }

  @inlinable
  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    let emitter = Emitter(observer, lifetime)
    if Hooks.warnsOfOverlappingEvents { return runWatched(emitter) }
    lifetime.add(
      subscribe(AnyObserver(next: { emitter.next($0) }, end: { emitter.end($0) }))
    )
  }

  @inline(never)
  @usableFromInline
  func runWatched(_ emitter: Emitter<Element>) {
    let input = AnyObserver<Element>(next: emitter.next, end: emitter.end)
    let detector = OverlapDetector.ifWanted(for: "A sequence made by create")
    emitter.lifetime.add(subscribe(detector?.watching(input) ?? input))
  }
}

/// What foreign code sends to; keeps the grammar for it.
@usableFromInline
final class Emitter<Element> {
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let lifetime: Lifetime
  @usableFromInline let stopped = StopFlag()

  @inlinable
  init(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
    self.observer = observer
    self.lifetime = lifetime
  }

  @inlinable
  func next(_ element: Element) {
    if !stopped.isSet, lifetime.isActive { observer.next(element) }
  }

  @inlinable
  func end(_ error: (any Error)?) {
    if stopped.set() { observer.end(error) }
  }
}

extension ObservableType {
  /// A sequence made of a closure that is called for each subscription.
  ///
  ///     observer  ^ onNext(a), onNext(b), onCompleted()
  ///     result    (ab|)
  ///
  /// - Parameter subscribe: Sends events to the observer it is given, now or later. What it returns is disposed when the
  ///   subscription ends. Events sent after a stop event or after the disposal go nowhere.
  @inlinable
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Create(subscribe)
  }
}
