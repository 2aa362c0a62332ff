public import ReactiveKernel

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
  private let createSources: ([Observable<Element>]) -> Sources<Element>
  // The sources, if there are chains among them; otherwise the closure has the sources, or what creates them.
  private var sources: [Observable<Element>]
  // Stored, so that `deinit` does not touch generic storage.
  private let isNested: Bool

  /// - Parameters:
  ///   - isNested: Whether there are chains among the sources.
  ///   - sources: The sources, if there are chains among them.
  ///   - createSources: Called for each subscription, with `sources`.
  @usableFromInline
  init(
    _ link: Link,
    isNested: Bool = false,
    _ sources: [Observable<Element>] = [],
    creating createSources: @escaping ([Observable<Element>]) -> Sources<Element>
  ) {
    self.link = link
    self.sources = sources
    self.isNested = isNested
    self.createSources = createSources
    super.init(startsTrampoline: true)
  }

  /// Creates a chain of sources that exist before a subscription does.
  @inlinable
  convenience init(_ link: Link, _ sources: [Observable<Element>]) {
    var isNested = false
    for source in sources where source.isChain { isNested = true }
    if isNested {
      self.init(link, isNested: true, sources, creating: Sources.init)
    } else {
      self.init(link, creating: { _ in Sources(sources) })
    }
  }

  @inlinable
  convenience init<Elements: Sequence>(
    _ link: Link,
    _ sources: Elements,
    count: @escaping (Elements) -> Int? = { _ in nil }
  ) where Elements.Element == Observable<Element> {
    if let sources = sources as? [Observable<Element>] {
      self.init(link, sources)
      return
    }
    self.init(
      link,
      creating: { _ in
        let iterator = OperatorState(sources.makeIterator())
        return Sources(count: count(sources)) { iterator.value.next() }
      }
    )
  }

  /// Creates a chain of one source, repeated.
  ///
  /// - Parameter count: The number of repetitions; without end if nil.
  convenience init(_ link: Link, repeating source: Observable<Element>, count: Int?) {
    if source.isChain {
      self.init(link, isNested: true, [source]) { sources in Sources(count: count) { sources[0] } }
    } else {
      self.init(link, creating: { _ in Sources(count: count) { source } })
    }
  }

  deinit {
    if !isNested { return }
    // One by one: releasing chains within chains would recurse as deep as they are nested.
    var lists = [takeSources()]
    while var list = lists.popLast() {
      while !list.isEmpty {
        var source = list.removeLast()
        if isKnownUniquelyReferenced(&source), let chain = source.asChain {
          lists.append(chain.takeSources())
        }
      }
    }
  }

  func makeSources() -> Sources<Element> { createSources(sources) }

  private func takeSources() -> [Observable<Element>] {
    var taken: [Observable<Element>] = []
    swap(&taken, &sources)
    return taken
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

extension Observable {
  @usableFromInline
  final var isChain: Bool { asChain != nil }
}
