/// A sequence of one element, which a kernel can take without subscribing.
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
    observer.end(nil)
  }

  @usableFromInline
  override func deliverOnlyElement(to next: (Element) -> Void) -> Bool {
    next(element)
    return true
  }
}

extension ObservableType {
  /// One element, at once, and completion.
  ///
  ///     result  a|
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// One element and completion, each in a turn of its own on `scheduler`.
  public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    Producer { observer, lifetime in
      lifetime.add(
        scheduler.schedule(element) { element in
          observer.next(element)
          return scheduler.schedule(()) { _ in
            observer.end(nil)
            return Disposables.create()
          }
        }
      )
    }
  }
}
