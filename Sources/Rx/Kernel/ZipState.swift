public import ReactiveKernel

/// The state of `zip`: which sources have no element in their queue, and how many are running.
@usableFromInline
final class ZipState {
  @usableFromInline let sources: SourceGroup
  @usableFromInline let isCollection: Bool
  @exclusivity(unchecked) @usableFromInline var empty: Int
  @exclusivity(unchecked) @usableFromInline var running: Int

  @inlinable
  init(_ sources: SourceGroup, count: Int, isCollection: Bool = false) {
    self.sources = sources
    self.isCollection = isCollection
    empty = count
    running = count
  }

  /// Subscribes to one of the sources, queues its elements, and calls `emit` whenever every source has one.
  ///
  /// - Parameter emit: Must `pop` each queue.
  @inlinable
  func subscribe<Element>(
    to source: Observable<Element>,
    _ queue: RingBuffer<Element>,
    _ emit: @escaping () throws -> Void
  ) {
    sources.subscribe(
      to: source,
      disposal: isCollection ? .afterEnd : .beforeEnd,
      next: { element in
        if queue.count == 0 { self.empty -= 1 }
        queue.append(element)
        if self.empty == 0 {
          try emit()
        } else if self.isCollection, self.running == 1 {
          // The other sources have ended, and one of them has no element left.
          self.sources.end(nil)
        }
      },
      completed: {
        self.running -= 1
        if self.running == 0 { self.sources.end(nil) }
      }
    )
  }

  @inlinable
  func pop<Element>(_ queue: RingBuffer<Element>) -> Element {
    if queue.count == 1 { empty += 1 }
    return queue.removeFirst()
  }
}
