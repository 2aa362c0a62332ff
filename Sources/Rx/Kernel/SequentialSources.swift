import ReactiveKernel

/// The kernel of operators that run one source after the other: `concat`, `catch(sequence:)`, `retry`.
final class SequentialSources<Element> {
  private let lifetime: Lifetime
  private let downstream: Downstream<Element>
  private let isFollowed: ((any Error)?) -> Bool
  private let follow: (SequentialSources, (any Error)?) -> Void
  // The current source. It is disposed before the next one is subscribed to.
  private let current = CurrentLifetime()
  // Used either by the current source or by the loop, never by both at the same time.
  @exclusivity(unchecked) private var remaining: RemainingSources<Element>
  @exclusivity(unchecked) private var lastError: (any Error)?

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var isAdvancing = false
  @exclusivity(unchecked) private var isWanted = false

  /// - Parameters:
  ///   - sources: The sources to run. The result ends as the last one does.
  ///   - isFollowed: Whether the next source follows one that failed with this error, or completed (nil).
  ///   - follow: Called when a source has ended that another one follows. Calls `advance`, immediately or later. The source
  ///     is disposed when the next one starts, or after the result has ended because there is no next one.
  init(
    _ downstream: Downstream<Element>,
    _ sources: consuming RemainingSources<Element>,
    isFollowed: @escaping ((any Error)?) -> Bool,
    follow: @escaping (SequentialSources, (any Error)?) -> Void = { succession, _ in
      succession.advance()
    }
  ) {
    lifetime = downstream.lifetime
    self.downstream = downstream
    self.isFollowed = isFollowed
    self.follow = follow
    remaining = sources
    lifetime.add(current)
  }

  /// Starts the next source, or ends the result if there is none.
  ///
  /// One loop at a time: a source that ends while it is being subscribed to finds the loop running and returns, so that any
  /// number of them run at one level of the stack.
  func advance() {
    let isBusy = lock.locked {
      if isAdvancing {
        isWanted = true
        return true
      }
      isAdvancing = true
      return false
    }
    if isBusy { return }
    repeat {
      guard lifetime.isActive else { return }
      guard let source = remaining.next() else { return downstream.end(lastError) }
      start(source)
    } while lock.locked {
      isAdvancing = isWanted
      isWanted = false
      return isAdvancing
    }
  }

  /// Disposes of the source that has ended.
  ///
  /// If it ended while it was being subscribed to, it is disposed later.
  func disposeEnded() {
    let isSubscribing = lock.locked { isAdvancing }
    if !isSubscribing { current.replace(by: nil) }
  }

  private func start(_ source: Observable<Element>) {
    let run = SourceLifetime(self)
    current.replace(by: run)
    source.start(next: { run.receive($0) }, end: { run.end($0) }, in: run)
  }

  fileprivate func receive(_ element: Element) { downstream.next(element) }

  fileprivate func sourceEnded(_ error: (any Error)?, _ run: Lifetime) {
    if isFollowed(error) {
      lastError = error
      follow(self, error)
    } else {
      downstream.end(error)
    }
    run.finish()
  }
}

/// The subscription to one source.
///
/// It is also the observer, so that both are one allocation.
private final class SourceLifetime<Element>: Lifetime {
  private let succession: SequentialSources<Element>

  init(_ succession: SequentialSources<Element>) {
    self.succession = succession
    super.init()
  }

  func receive(_ element: Element) {
    if isActive { succession.receive(element) }
  }

  func end(_ error: (any Error)?) {
    if stop() { succession.sourceEnded(error, self) }
  }
}
