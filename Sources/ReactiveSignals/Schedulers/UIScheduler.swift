import Dispatch
import ReactiveKernel
import Synchronization

/// Runs work on the main queue: at once if it is scheduled there and nothing else of this scheduler waits or runs.
public final class UIScheduler: Scheduler {
  /// How much work waits or runs.
  ///
  /// An object, which work that outlives its scheduler keeps.
  private final class Count {
    let word = Synchronization.Atomic(0)
  }

  private let count = Count()

  public init() {}

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    let count = count
    let position = count.word.add(1, ordering: .acquiringAndReleasing).newValue
    if MainQueue.isCurrent, position == 1 {
      action()
      count.word.subtract(1, ordering: .acquiringAndReleasing)
      return nil
    }
    let scheduled = AnyDisposable()
    let work = Transfer {
      if !scheduled.isDisposed { action() }
      count.word.subtract(1, ordering: .acquiringAndReleasing)
    }
    DispatchQueue.main.async { work.value() }
    return scheduled
  }
}
