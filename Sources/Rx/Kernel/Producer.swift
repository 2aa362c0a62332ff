/// An observable that is started by a closure.
@usableFromInline
final class Producer<Element>: Observable<Element> {
  @usableFromInline let body: (Downstream<Element>, Lifetime) -> Void

  @inlinable
  init(
    startsTrampoline: Bool = true,
    isCounted: Bool = true,
    _ body: @escaping (Downstream<Element>, Lifetime) -> Void
  ) {
    self.body = body
    super.init(startsTrampoline: startsTrampoline, isCounted: isCounted)
  }

  @usableFromInline
  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    body(Downstream(observer, lifetime), lifetime)
  }
}
