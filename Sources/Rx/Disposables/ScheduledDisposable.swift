import ReactiveKernel

/// Disposes of its content on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// Where the content is disposed.
  public let scheduler: any ImmediateSchedulerType
  private let counter = ResourceCounter()
  private let lock = Lock()
  // Guarded by `lock`; nil once disposed.
  @exclusivity(unchecked) private var content: (any Disposable)?

  /// - Parameters:
  ///   - scheduler: Where the disposal happens.
  ///   - disposable: What is disposed there.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    content = disposable
  }

  /// Whether the content has been disposed; false until the scheduler has done it.
  public var isDisposed: Bool { lock.locked { content == nil } }

  public func dispose() {
    _ = scheduler.schedule(()) { _ in
      self.disposeNow()
      return Disposables.create()
    }
  }

  private func disposeNow() {
    let old = lock.locked {
      let old = content
      content = nil
      return old
    }
    old?.dispose()
  }
}

extension ScheduledDisposable: CustomStringConvertible {
  public var description: String { "ScheduledDisposable" }
}
