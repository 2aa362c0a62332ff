/// The subscriber's closures, and the check in front of them.
///
/// Not part of the lifetime: a subscription that is over must not keep the closures alive, although the program may keep its
/// disposable.
@usableFromInline
final class Subscriber<Element> {
  @usableFromInline let lifetime: Lifetime
  // Not optional: reading a closure from an optional retains it, for each element.
  @usableFromInline let onNext: (Element) -> Void
  @usableFromInline let onError: ((any Error) -> Void)?
  @usableFromInline let onCompleted: (() -> Void)?

  @inlinable
  init(
    _ lifetime: Lifetime,
    _ onNext: @escaping (Element) -> Void,
    _ onError: ((any Error) -> Void)?,
    _ onCompleted: (() -> Void)?
  ) {
    self.lifetime = lifetime
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
  }

  @inlinable
  func receive(_ element: Element) {
    if lifetime.isActive { onNext(element) }
  }

  @inlinable
  func end(_ error: (any Error)?) {
    guard lifetime.stop() else { return }
    if let error {
      if let onError { onError(error) } else { Hooks.reportUnhandled(error) }
    } else {
      onCompleted?()
    }
    lifetime.finish()
  }
}
