/// Where an operator sends its events: the observer downstream, and the lifetime that the subscription has.
///
/// It sends nothing once the lifetime is over. An operator calls the user's closures and may send several events in a row, and
/// each of those calls can dispose of the subscription.
///
/// Its methods are always inlined: where the element's type is unknown, calling a method of a generic struct looks up the
/// metadata of that struct, for each event.
@usableFromInline
struct Downstream<Element> {
  /// The observer itself, for events that the operator passes through as they are.
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let lifetime: Lifetime

  @inlinable
  @inline(__always)
  init(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
    self.observer = observer
    self.lifetime = lifetime
  }

  @inlinable
  @inline(__always)
  func next(_ element: Element) {
    if lifetime.isActive { observer.next(element) }
  }

  /// Completes if `error` is nil.
  @inlinable
  @inline(__always)
  func end(_ error: (any Error)?) {
    if lifetime.isActive { observer.end(error) }
  }

  /// Sends an error from an operator's hot path.
  ///
  /// A function of its own, which takes over the error, so that the path saves fewer registers and releases nothing.
  @inline(never)
  @usableFromInline
  func fail(_ error: consuming any Error) { end(error) }
}
