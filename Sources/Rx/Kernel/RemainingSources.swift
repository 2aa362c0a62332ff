public import ReactiveKernel
import Synchronization

/// The sources of one chain, in one subscription.
///
/// A class: an array of a generic type would look up its metadata for each source.
@usableFromInline
final class Sources<Element> {
  fileprivate let next: () -> Observable<Element>?
  /// The number of sources left, if known.
  @exclusivity(unchecked) fileprivate var count: Int?
  /// The sources of the enclosing chain, unless none is left.
  @exclusivity(unchecked) fileprivate var outer: Sources?
  /// The number of open chains, including this one.
  fileprivate var depth = 1

  /// - Parameters:
  ///   - count: The number of sources, if known.
  ///   - next: Returns the next source, and nil after the last.
  @usableFromInline
  init(count: Int?, _ next: @escaping () -> Observable<Element>?) {
    self.count = count
    self.next = next
  }

  @inlinable
  convenience init(_ sources: [Observable<Element>]) {
    let iterator = OperatorState(sources.makeIterator())
    self.init(count: sources.count) { iterator.value.next() }
  }
}

/// The sources that have not run yet, including those of nested chains.
struct RemainingSources<Element>: ~Copyable {
  private let link: Chain<Element>.Link?
  private var innermost: Sources<Element>?

  init(of chain: Chain<Element>) {
    link = chain.link
    innermost = chain.makeSources()
  }

  /// One source, repeated; a chain is subscribed to as it is.
  init(repeating source: Observable<Element>) {
    link = nil
    innermost = Sources(count: nil) { source }
  }

  deinit {
    // One by one: releasing a long list would recurse as deep as it is long.
    var sources = innermost
    while let inner = sources {
      sources = inner.outer
      inner.outer = nil
    }
  }

  mutating func next() -> Observable<Element>? {
    while let sources = innermost {
      let left = sources.count
      guard left != 0, let source = sources.next() else {
        innermost = sources.outer
        continue
      }
      if let left {
        sources.count = left - 1
        // Removed before its last source runs, so that endless nesting in the last source takes no memory.
        if left == 1 { innermost = sources.outer }
      }
      guard let link, let chain = source.asChain, chain.link == link else { return source }
      open(chain)
    }
    return nil
  }

  private mutating func open(_ chain: Chain<Element>) {
    let sources = chain.makeSources()
    sources.depth = (innermost?.depth ?? 0) + 1
    sources.outer = innermost
    innermost = sources
    deepestNesting.max(sources.depth, ordering: .relaxed)
  }
}

private let deepestNesting = Atomic(0)

/// The largest number of nested `concat`, or nested `catch`, that were open at a time since it was last set.
///
/// A chain that is the last source of another adds no level.
public var maxTailRecursiveSinkStackSize: Int {
  get { deepestNesting.load(ordering: .relaxed) }
  set { deepestNesting.store(newValue, ordering: .relaxed) }
}
