/// The kernel of operators that run one source after the other: `concat`, `catch(sequence:)`, `retry`.
final class Succession<Element> {
  private let lifetime: Lifetime
  private let downstream: AnyObserver<Element>
  private let isFollowed: ((any Error)?) -> Bool
  private let follow: (Succession, (any Error)?) -> Void
  // The source that runs; the one before is let go before the next is subscribed to.
  private let current = SerialDisposable()
  // Both touched by the source that runs or by the loop, never by both.
  private var remaining: RemainingSources<Element>
  private var lastError: (any Error)?

  private let lock = Lock()
  // Guarded by `lock`.
  private var isAdvancing = false
  private var isWanted = false

  /// - Parameters:
  ///   - sources: What is to run; after the last one the result ends as that did.
  ///   - isFollowed: Whether another source follows one that failed, or completed (nil).
  ///   - follow: Called when a source that is followed has ended and been let go; calls `advance`, now or later.
  init(
    in lifetime: Lifetime,
    _ downstream: AnyObserver<Element>,
    _ sources: RemainingSources<Element>,
    isFollowed: @escaping ((any Error)?) -> Bool,
    follow: @escaping (Succession, (any Error)?) -> Void = { succession, _ in succession.advance()
    }
  ) {
    self.lifetime = lifetime
    self.downstream = downstream
    self.isFollowed = isFollowed
    self.follow = follow
    remaining = sources
    lifetime.add(current)
  }

  /// Starts the next source.
  ///
  /// One loop at a time: a source that ends while it is being subscribed to comes back here, finds the loop running and
  /// returns, so that any number of them run on one level of the stack.
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

  private func start(_ source: Observable<Element>) {
    let child = Lifetime()
    current.disposable = child
    source.start(
      next: { element in
        if child.isActive { self.downstream.next(element) }
      },
      end: { error in
        guard child.stop() else { return }
        guard self.isFollowed(error) else {
          self.downstream.end(error)
          return child.finish()
        }
        self.lastError = error
        child.finish()
        self.follow(self, error)
      },
      in: child
    )
  }
}
