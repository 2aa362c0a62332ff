/// Sources that run one after the other, as in `concat` and `catch(sequence:)`.
///
/// A chain does not subscribe to a chain of the same kind within it, but runs that one's sources. So neither nesting nor
/// recursion through a lazy collection grows the stack.
@usableFromInline
final class Chain<Element>: Observable<Element> {
  /// The event after which the next source starts.
  @usableFromInline
  enum Link {
    case completion
    case error
  }

  let link: Link
  let makeSources: () -> Sources<Element>

  /// - Parameter makeSources: Called for each subscription.
  @usableFromInline
  init(_ link: Link, _ makeSources: @escaping () -> Sources<Element>) {
    self.link = link
    self.makeSources = makeSources
    super.init(startsTrampoline: true)
  }

  @inlinable
  convenience init<Elements: Sequence>(
    _ link: Link,
    _ sources: Elements,
    count: @escaping (Elements) -> Int? = { _ in nil }
  ) where Elements.Element == Observable<Element> {
    self.init(link) {
      let iterator = OperatorState(sources.makeIterator())
      return Sources(count: count(sources)) { iterator.value.next() }
    }
  }

  /// Creates a chain of one source, repeated.
  ///
  /// - Parameter count: The number of repetitions; without end if nil.
  convenience init(_ link: Link, repeating source: Observable<Element>, count: Int?) {
    self.init(link) { Sources(count: count) { source } }
  }

  override var asChain: Chain<Element>? { self }

  override func run(_ observer: AnyObserver<Element>, in lifetime: Lifetime) {
    let link = link
    SequentialSources(
      Downstream(observer, lifetime),
      RemainingSources(of: self),
      isFollowed: { error in (error == nil) == (link == .completion) }
    )
    .advance()
  }
}
