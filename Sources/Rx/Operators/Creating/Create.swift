public import ReactiveKernel

/// An observable of `create`.
///
/// A class of its own, so that it needs one allocation and not two.
@usableFromInline
final class Create<Element>: Observable<Element> {
  @usableFromInline typealias Subscribe = (AnyObserver<Element>) -> any Disposable

  @usableFromInline let subscribe: Subscribe
  // Captures nothing, so it takes no memory. Created in the initialiser, which is specialised where `create` is called; an
  // overriding method of a generic class never is.
  @usableFromInline let begin: (Subscribe, AnyObserver<Element>, Lifetime) -> Void

  @inlinable
  init(_ subscribe: @escaping Subscribe) {
    self.subscribe = subscribe
    begin = { subscribe, observer, lifetime in
      let emitter = Emitter(Downstream(observer, lifetime))
      lifetime.add(
        subscribe(AnyObserver(next: { emitter.next($0) }, end: { emitter.end($0) }))
      )
    }
    super.init(startsTrampoline: true)
  }

  @usableFromInline
  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    if Hooks.wantsOverlapDetector {
      runWatched(Emitter(Downstream(observer, lifetime)))
    } else {
      begin(subscribe, observer, lifetime)
    }
  }

  private func runWatched(_ emitter: Emitter<Element>) {
    let input = AnyObserver<Element>(next: emitter.next, end: emitter.end)
    let detector = OverlapDetector.ifWanted(for: "An observable of create")
    emitter.downstream.lifetime.add(subscribe(detector?.watching(input) ?? input))
  }
}

/// The observer that a program's closure sends to; it enforces the event grammar.
@usableFromInline
final class Emitter<Element> {
  @usableFromInline let downstream: Downstream<Element>
  @usableFromInline let stopped = StopFlag()

  @inlinable
  init(_ downstream: Downstream<Element>) {
    self.downstream = downstream
  }

  @inlinable
  func next(_ element: Element) {
    if !stopped.isSet { downstream.next(element) }
  }

  @inlinable
  func end(_ error: (any Error)?) {
    if stopped.set() { downstream.end(error) }
  }
}

extension ObservableType {
  /// Creates an observable from a closure that is called for each subscription.
  ///
  ///     observer  ^ onNext(a), onNext(b), onCompleted()
  ///     result    (ab|)
  ///
  /// - Parameter subscribe: Sends events to its observer, immediately or later. The disposable that it returns is disposed
  ///   when the subscription ends. Events after a terminal event or after disposal are dropped.
  @inlinable
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Create(subscribe)
  }
}
