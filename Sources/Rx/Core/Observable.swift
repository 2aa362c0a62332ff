/// A source of elements over time.
///
/// Nothing happens until you subscribe. Each subscription receives any number of elements and then at most one error or
/// completion. It receives nothing after that, nor after `dispose()` has returned on the same thread.
public class Observable<Element>: ObservableType, CustomStringConvertible {
  /// Whether a subscription starts a trampoline if none is running.
  ///
  /// True for all that may schedule work or subscribe to other observables. Subjects, and observables that only send
  /// immediately, need none.
  @usableFromInline let startsTrampoline: Bool
  private let counter: ResourceCounter

  @usableFromInline
  init(startsTrampoline: Bool, isCounted: Bool = true) {
    self.startsTrampoline = startsTrampoline
    counter = ResourceCounter(counts: isCounted)
  }

  /// Sends events to `observer` while `lifetime` is active, and registers in `lifetime` what must be disposed.
  ///
  /// Operators call this on their source, with the same lifetime. The owner of the lifetime stops delivering to `observer`,
  /// so that no operator needs a flag for that.
  @usableFromInline
  func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    preconditionFailure("a subclass of Observable sends the events")
  }

  /// Passes the element to `next` and returns true, if this observable is exactly one element that is there immediately.
  @usableFromInline
  func deliverOnlyElement(to next: (Element) -> Void) -> Bool { false }

  /// This observable as a chain, if it is one.
  ///
  /// A cast would look up the metadata of the type.
  var asChain: Chain<Element>? { nil }

  @inlinable
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let lifetime = Lifetime()
    start(AnyObserver(observer), owning: lifetime)
    return lifetime
  }

  @inlinable
  public final func asObservable() -> Observable<Element> { self }

  /// The name of the type, whatever the private class.
  public var description: String { "Observable" }
}

extension Observable {
  /// Subscribes as the owner of `lifetime`: delivers elements while it is active, and disposes of it after a terminal event.
  @inlinable
  func start(_ observer: AnyObserver<Element>, owning lifetime: Lifetime) {
    start(
      next: { element in
        if lifetime.isActive { observer.next(element) }
      },
      end: { error in
        guard lifetime.stop() else { return }
        observer.end(error)
        lifetime.finish()
      },
      in: lifetime
    )
  }

  /// Starts the observable, on a new trampoline if it needs one and none is running on this thread.
  ///
  /// The closures must do what `start(_:owning:)` describes.
  @inlinable
  func start(
    next: @escaping (Element) -> Void,
    end: @escaping ((any Error)?) -> Void,
    in lifetime: Lifetime
  ) {
    let observer = AnyObserver(next: next, end: end)
    if startsTrampoline {
      Trampoline.current.perform { run(observer, in: lifetime) }
    } else {
      run(observer, in: lifetime)
    }
  }
}
