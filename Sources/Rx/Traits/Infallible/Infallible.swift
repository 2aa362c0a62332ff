/// An observable that never fails.
///
/// `create` has no event for an error, and `asInfallible` replaces errors. If a closure that may throw does throw, or an
/// observable that may fail is passed to an operator and fails, the result ends all the same, and the error goes to
/// `Hooks.defaultErrorHandler`.
public struct Infallible<Element>: InfallibleType {
  let source: Observable<Element>

  package init(_ source: Observable<Element>) {
    self.source = source
  }

  /// The observable that this trait wraps.
  public func asObservable() -> Observable<Element> { source }
}

extension Infallible: CustomStringConvertible {
  public var description: String { "Infallible" }
}
