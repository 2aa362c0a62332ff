/// Sources that run one after the other, as a sequence that a succession of the same kind can look into.
///
/// A chain within a chain is not subscribed to: the outer one runs its sources, so that neither nesting nor recursion
/// through a lazy collection grows the stack.
final class Chain<Element>: Observable<Element> {
  /// What has the next source follow.
  enum Link {
    case completion
    case error
  }

  let link: Link
  /// - Returns: What gives one source after the other, and how many there are, if that is known.
  let makeSources: () -> (next: () -> Observable<Element>?, count: Int?)

  init<Sources: Sequence>(
    _ link: Link,
    _ sources: Sources,
    count: @escaping (Sources) -> Int? = { _ in nil }
  ) where Sources.Element == Observable<Element> {
    self.link = link
    makeSources = {
      var iterator = sources.makeIterator()
      return ({ iterator.next() }, count(sources))
    }
    super.init(startsTrampoline: true)
  }

  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    let link = link
    Succession(
      in: lifetime,
      observer,
      RemainingSources(of: self),
      isFollowed: { error in (error == nil) == (link == .completion) }
    )
    .advance()
  }
}
