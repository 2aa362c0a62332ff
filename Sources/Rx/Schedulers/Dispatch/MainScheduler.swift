import Dispatch
import ReactiveKernel
import Synchronization

/// Runs work on the main queue: immediately if the caller is on it and no other work of this scheduler waits there.
///
/// Meant for `observe(on:)`: an element that is already on the main queue is delivered immediately, but never overtakes one
/// that is not. Use `asyncInstance` where work must always be queued.
///
/// Sendable, as its superclass: its own state is atomic.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The shared instance.
  public static let instance = MainScheduler()
  /// A scheduler for the main queue that always queues its work.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private let waiting = Atomic(0)

  /// Creates a scheduler for the main queue; `instance` is the shared one.
  public init() { super.init(serialQueue: .main) }

  /// Stops the process unless the caller is on the main queue.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    if MainThread.current.isCurrent() { return }
    Diagnostics.report(
      .offMain(
        errorMessage
          ?? "this must be called on the main queue; `observe(on: MainScheduler.instance)` goes there"
      )
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
      // Decremented even if the work was cancelled.
      defer { self.waiting.subtract(1, ordering: .acquiringAndReleasing) }
      if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
      return Disposables.create()
    }
    return scheduled
  }
}
