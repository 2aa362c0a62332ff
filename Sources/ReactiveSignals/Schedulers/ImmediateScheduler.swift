/// Runs work at once, where it is scheduled.
public final class ImmediateScheduler: Scheduler, Sendable {
  @inlinable
  public init() {}

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    action()
    return nil
  }
}
