public import ReactiveKernel

/// The state of `combineLatest`: which sources have not sent an element, and how many are running.
@usableFromInline
final class CombineLatestState {
  @usableFromInline let sources: SourceGroup
  @usableFromInline let disposal: SourceDisposal
  @exclusivity(unchecked) @usableFromInline var missing: Int
  @exclusivity(unchecked) @usableFromInline var running: Int

  @inlinable
  init(_ sources: SourceGroup, count: Int, disposal: SourceDisposal = .beforeEnd) {
    self.sources = sources
    self.disposal = disposal
    missing = count
    running = count
  }

  /// Subscribes to one of the observables, keeps its latest element, and calls `emit` whenever each has one.
  @inlinable
  func subscribe<Element>(
    to source: Observable<Element>,
    _ latest: Latest<Element>,
    _ emit: @escaping () throws -> Void
  ) {
    sources.subscribe(
      to: source,
      disposal: disposal,
      next: { element in
        if latest.set(element) { self.missing -= 1 }
        if self.missing == 0 {
          try emit()
        } else if self.running == 1 {
          // A source ended without an element, so there is nothing to wait for.
          self.sources.end(nil)
        }
      },
      completed: {
        self.running -= 1
        if self.running == 0 { self.sources.end(nil) }
      }
    )
  }
}
