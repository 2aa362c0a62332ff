/// Runs work on the thread that schedules it, after the work in progress: on that thread's trampoline.
///
/// The first work on a thread runs immediately. Work that it schedules runs after it, in order, before the first call to
/// `schedule` returns.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The shared instance; each call applies to the thread that makes it.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether this thread has no trampoline running, so that work must be scheduled to get one.
  public static var isScheduleRequired: Bool { !Trampoline.current.isActive }

  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let trampoline = Trampoline.current
    let scheduled = SingleAssignmentDisposable()
    let work = {
      if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
    }
    if trampoline.isActive {
      trampoline.enqueue(work)
    } else {
      trampoline.perform(work)
    }
    return scheduled
  }
}

extension CurrentThreadScheduler: CustomStringConvertible {
  public var description: String { "CurrentThreadScheduler" }
}
