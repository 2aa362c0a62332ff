/// The usual observable: a closure that starts it.
@usableFromInline
final class Producer<Element>: Observable<Element> {
  @usableFromInline let body: (AnyObserver<Element>, Lifetime) -> Void

  @inlinable
  init(
    startsTrampoline: Bool = true,
    _ body: @escaping (AnyObserver<Element>, Lifetime) -> Void
  ) {
    self.body = body
    super.init(startsTrampoline: startsTrampoline)
  }

  @usableFromInline
  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    body(observer, lifetime)
  }
}
