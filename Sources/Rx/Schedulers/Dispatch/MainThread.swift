import ReactiveKernel

/// The main thread as bindings and shared sequences see it: Dispatch's, unless a stage replaces it.
@usableFromInline
package struct MainThread {
  /// Whether the caller is on it.
  package var isCurrent: @Sendable () -> Bool = { MainQueue.isCurrent }
  /// Returns the scheduler on which bindings deliver and shared sequences run.
  package var scheduler: @Sendable () -> any SchedulerType = { MainScheduler() }
  /// Returns the scheduler on which controls are subscribed to; work that comes from the main thread runs immediately.
  package var concurrentScheduler: @Sendable () -> any SchedulerType = {
    ConcurrentMainScheduler.instance
  }

  /// Returns the scheduler whose work always waits for main's next turn.
  package var asyncScheduler: @Sendable () -> any SchedulerType = { MainScheduler.asyncInstance }

  package init() {}

  private static let setting = LockedSetting(MainThread())

  package static var current: MainThread {
    get { setting.read(\.self) }
    set { setting.set(\.self, to: newValue) }
  }

  @usableFromInline
  package static var currentScheduler: any SchedulerType { current.scheduler() }
}
