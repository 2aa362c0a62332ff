/// An operator applied to a source, with what the operator was given.
///
/// One allocation, where a `Producer` takes two: `begin` captures nothing, and is handed the object itself.
@usableFromInline
final class Lifted<Input, Parameters, State, Element>: Observable<Element> {
  @usableFromInline let source: Observable<Input>
  @usableFromInline let begin: (Lifted, Downstream<Element>, Lifetime) -> Void
  @usableFromInline let parameters: Parameters
  @usableFromInline let state: State

  @inlinable
  init(
    _ source: Observable<Input>,
    _ parameters: Parameters,
    _ state: State,
    _ begin: @escaping (Lifted, Downstream<Element>, Lifetime) -> Void
  ) {
    self.source = source
    self.parameters = parameters
    self.state = state
    self.begin = begin
    super.init(startsTrampoline: true)
  }

  @usableFromInline
  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    begin(self, Downstream(observer, lifetime), lifetime)
  }
}
