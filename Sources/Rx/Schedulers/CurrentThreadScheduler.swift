/// Does work on the thread that schedules it, after the work in progress.
///
/// The first piece of work on a thread is done at once; what is scheduled meanwhile is done after it, in order, before
/// the first call to `schedule` returns.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The one instance; which thread is meant is decided by each call.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether no work is in progress on this thread.
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
