/// An observable of one element, which a kernel can take without subscribing.
@usableFromInline
final class Just<Element>: Observable<Element> {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init(startsTrampoline: false)
  }

  @usableFromInline
  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    observer.next(element)
    if lifetime.isActive { observer.end(nil) }
  }

  @usableFromInline
  override func deliverOnlyElement(to next: (Element) -> Void) -> Bool {
    next(element)
    return true
  }
}

extension ObservableType {
  /// Sends one element immediately, and completes.
  ///
  ///     result  a|
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// Sends one element and completes, each as separate work on `scheduler`.
  public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    Producer { downstream, lifetime in
      lifetime.add(
        scheduler.schedule(element) { element in
          downstream.next(element)
          return scheduler.schedule(()) { _ in
            downstream.end(nil)
            return Disposables.create()
          }
        }
      )
    }
  }
}
