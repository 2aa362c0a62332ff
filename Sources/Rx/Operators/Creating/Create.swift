/// A sequence made of a closure; a class of its own, so that it takes one allocation and not two.
@usableFromInline
final class Create<Element>: Observable<Element> {
  @usableFromInline typealias Subscribe = (AnyObserver<Element>) -> any Disposable

  @usableFromInline let subscribe: Subscribe
  // Captures nothing and so takes no memory. Made by the initialiser, which is specialised where `create` is called; the
  // body of an overriding method never is.
  @usableFromInline let begin: (Subscribe, AnyObserver<Element>, Lifetime) -> Void

  @inlinable
  init(_ subscribe: @escaping Subscribe) {
    self.subscribe = subscribe
    begin = { subscribe, observer, lifetime in
      let emitter = Emitter(observer, lifetime)
      lifetime.add(
        subscribe(AnyObserver(next: { emitter.next($0) }, end: { emitter.end($0) }))
      )
    }
    super.init(startsTrampoline: true)
  }

  @usableFromInline
  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    if Hooks.warnsOfOverlappingEvents {
      runWatched(Emitter(observer, lifetime))
    } else {
      begin(subscribe, observer, lifetime)
    }
  }

  private func runWatched(_ emitter: Emitter<Element>) {
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
