/// An observable sequence of `Element`.
///
/// Nothing happens until it is subscribed to. Each subscription receives any number of elements and then at most one
/// error or completion. Nothing is received after that, nor after `dispose()` has returned on the same thread.
public class Observable<Element>: ObservableType, CustomStringConvertible {
  /// Whether a subscription made outside the trampoline starts one.
  ///
  /// True of everything that may schedule or subscribe to other sequences; subjects and sequences that emit at once
  /// do without.
  @usableFromInline let startsTrampoline: Bool
  private let tally = Tally()

  @usableFromInline
  init(startsTrampoline: Bool) {
    self.startsTrampoline = startsTrampoline
  }

  /// Sends events to `observer` for as long as `lifetime` is active, registering in `lifetime` what has to stop.
  ///
  /// Operators continue upstream through this, in the same lifetime. The owner of the lifetime cuts `observer` off, so
  /// that the body needs no flag of its own.
  @usableFromInline
  func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    preconditionFailure("a subclass of Observable sends the events")
  }

  /// Hands the element over if this sequence is exactly one element, there at once, and says whether it was.
  @usableFromInline
  func deliverOnlyElement(to next: (Element) -> Void) -> Bool { false }

  @inlinable
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let lifetime = Lifetime()
    start(AnyObserver(observer), owning: lifetime)
    return lifetime
  }

  public func asObservable() -> Observable<Element> { self }

  /// What it is called, whatever it is made of inside.
  public var description: String { "Observable" }
}

extension Observable {
  /// Subscribes as the owner of `lifetime`: elements pass while it is active, and it is disposed after a stop event.
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

  /// Runs the sequence, on a trampoline if it wants one and none is running on this thread.
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
