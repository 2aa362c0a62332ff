extension Stage {
  /// Runs the main queue's jobs from inside a job of main's, as a run loop does, until a time.
  ///
  /// What is due at `deadline` itself still runs. Main only.
  ///
  /// - Parameter goesOn: Asked before each job and each wait; false ends the loop early.
  /// - Throws: ``StageEnded`` if the run is ending; what a job throws.
  public func runMainQueue(
    until deadline: StageTime,
    while goesOn: () -> Bool = { true }
  ) throws {
    let me = requireThread()
    precondition(me.isMain, "Only main runs the main queue.")
    let queues = me.queues
    let cause = me.cause
    // The job that asks is set aside, so that others may start.
    mainCore.finishJob()
    defer {
      mainCore.takeUpJob()
      me.queues = queues
      me.cause = cause
    }
    var isOnTime = true
    while goesOn() {
      if isEnding { throw StageEnded() }
      if let job = mainCore.popStartable() {
        defer { mainCore.finishJob() }
        me.queues = [mainCore]
        me.cause = job.cause
        if job.origin !== me { me.cause = recordHop(of: job, to: me, on: mainCore) }
        try job.body()
      } else if isOnTime, now < deadline {
        isOnTime = try block(.mainJob, until: deadline)
      } else {
        return
      }
    }
  }

  /// Wakes main where it waits in a loop of its own for a job that may start now.
  func wakeMainLoop() {
    if case .mainJob? = main.wait?.reason, mainCore.hasStartable { wake(main, .signalled) }
  }
}
