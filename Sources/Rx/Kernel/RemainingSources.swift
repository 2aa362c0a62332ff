import Synchronization

/// The sources that a succession has not run yet, those of chains within its chain included.
struct RemainingSources<Element> {
  private struct Level {
    let next: () -> Observable<Element>?
    /// How many are left, if that is known.
    var count: Int?
  }

  private let link: Chain<Element>.Link?
  // The innermost chain is the last.
  private var levels: [Level]

  init(of chain: Chain<Element>) {
    let (next, count) = chain.makeSources()
    link = chain.link
    levels = [Level(next: next, count: count)]
  }

  /// One source, again and again; a chain is left as it is.
  init(repeating source: Observable<Element>) {
    link = nil
    levels = [Level(next: { source }, count: nil)]
  }

  mutating func next() -> Observable<Element>? {
    while let level = levels.last {
      guard let source = level.next() else {
        levels.removeLast()
        continue
      }
      if let count = level.count {
        // Gone before its last source runs: a chain in that place, and so on without end, takes no memory.
        if count > 1 { levels[levels.count - 1].count = count - 1 } else { levels.removeLast() }
      }
      guard let link, let chain = source as? Chain<Element>, chain.link == link else {
        return source
      }
      let (next, count) = chain.makeSources()
      levels.append(Level(next: next, count: count))
      deepestNesting.max(levels.count, ordering: .relaxed)
    }
    return nil
  }
}

private let deepestNesting = Atomic(0)

/// How many levels of `concat` within `concat`, or `catch` within `catch`, have been open at a time, since it was last set.
///
/// A chain whose last source is a chain again stays at one level.
public var maxTailRecursiveSinkStackSize: Int {
  get { deepestNesting.load(ordering: .relaxed) }
  set { deepestNesting.store(newValue, ordering: .relaxed) }
}
