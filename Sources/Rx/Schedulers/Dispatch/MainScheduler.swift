import Dispatch
import Synchronization

/// Does work on the main queue: at once if the caller is on it and nothing of this scheduler's waits there.
///
/// Meant for `observe(on:)`: an element that is on the main queue already takes no detour, but never overtakes one that
/// does. Use `asyncInstance` where work must always wait its turn.
///
/// Sendable as its superclass is: what it adds is atomic.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler.
  public static let instance = MainScheduler()
  /// A scheduler for the main queue that never does work at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private let waiting = Atomic(0)

  /// Makes a scheduler of the main queue; `instance` is one that everybody shares.
  public init() { super.init(serialQueue: .main) }

  /// Stops the process unless the caller is on the main queue.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      MainQueue.isCurrent,
      errorMessage
        ?? "this must be called on the main queue; `observe(on: MainScheduler.instance)` goes there"
    )
  }

  /// Stops the process unless the caller is on the main queue.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }

  override func scheduleNow<StateType>(
    _ state: StateType,
    _ action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let isFree = waiting.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    if isFree, MainQueue.isCurrent {
      defer { waiting.subtract(1, ordering: .acquiringAndReleasing) }
      return action(state)
    }
    let scheduled = SingleAssignmentDisposable()
    _ = super.scheduleNow(state) { state in
      // Counted down whether it was cancelled or not.
      defer { self.waiting.subtract(1, ordering: .acquiringAndReleasing) }
      if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
      return Disposables.create()
    }
    return scheduled
  }
}
