extension Stage {
  /// Runs the main queue's jobs from inside a job of main's, as a run loop does, until a time.
  ///
  /// What is due exactly at `deadline` still runs. Main only.
  ///
  /// - Parameter goesOn: Called before each job and each wait; false ends the loop early.
  /// - Throws: ``StageEnded`` if the run is ending; what a job throws.
  public func runMainQueue(
    until deadline: StageTime,
    while goesOn: () -> Bool = { true }
  ) throws {
    try runMainQueue(
      until: deadline,
      sequence: timeline.nextSequence(),
      for: .mainJob,
      while: goesOn
    )
  }

  /// Runs the main queue's jobs, with `sequence` as the number of all its waits for `deadline`.
  func runMainQueue(
    until deadline: StageTime,
    sequence: Int,
    for reason: WaitReason,
    while goesOn: () -> Bool
  ) throws {
    let me = requireThread()
    precondition(me.isMain, "Only main runs the main queue.")
    let queues = me.queues
    let cause = me.cause
    // The calling job does not count as running, so that others may start.
    mainCore.finishJob()
    defer {
      mainCore.resumeJob()
      me.queues = queues
      me.cause = cause
    }
    var isOnTime = true
    while goesOn() {
      if isEnding { throw StageEnded() }
      if mainCore.hasStartable, try offerBatonBetweenJobs(of: me) { continue }
      if let job = mainCore.popStartable() {
        choices?.isFresh = false
        defer { mainCore.finishJob() }
        me.queues = [mainCore]
        me.cause = job.cause
        if job.origin !== me { me.cause = records.recordHop(of: job, to: me, on: mainCore) }
        try job.body()
        try onMainTurn?()
      } else if isOnTime, now < deadline {
        isOnTime = try block(reason, until: deadline, sequence: sequence)
      } else {
        return
      }
    }
  }

  /// Wakes main if it waits in its loop and a job may start.
  func wakeMainLoop() {
    if isInMainLoop, mainCore.hasStartable { wake(main, .signalled) }
  }

  /// Has main check whether its loop goes on, if it waits in one.
  func recheckMainLoop() { if isInMainLoop { wake(main, .signalled) } }

  private var isInMainLoop: Bool {
    switch main.wait?.reason {
    case .mainJob, .condition: true
    default: false
    }
  }
}
