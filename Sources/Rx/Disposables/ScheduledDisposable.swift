import Synchronization

/// Disposes its content on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// Where the content is disposed.
  public let scheduler: any ImmediateSchedulerType
  private let disposed = Atomic(false)
  private let content: any Disposable
  private let tally = Tally()

  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    content = disposable
  }

  /// Whether `dispose()` has been called, even if the scheduler has not come to it yet.
  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  public func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    _ = scheduler.schedule(content) { content in
      content.dispose()
      return Disposables.create()
    }
  }
}
