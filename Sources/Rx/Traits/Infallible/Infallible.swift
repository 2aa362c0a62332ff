/// A sequence that promises never to fail.
///
/// The promise is kept by how one is made: there is no event for an error in `create`, and `asInfallible` says what takes
/// an error's place. Where an operator accepts a closure that throws or a sequence that may fail, and it does, the error
/// ends the sequence all the same and goes to `Hooks.defaultErrorHandler`.
public struct Infallible<Element>: InfallibleType {
  let source: Observable<Element>

  package init(_ source: Observable<Element>) {
    self.source = source
  }

  /// This sequence without its promise.
  public func asObservable() -> Observable<Element> { source }
}
