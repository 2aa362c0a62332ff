extension Stage {
  /// Blocks the calling thread until somebody wakes it or `deadline` comes.
  ///
  /// - Returns: False if the deadline came first.
  /// - Throws: ``StageEnded`` if the run is ending or ends meanwhile; `StageError.deadlock` if
  ///   nothing can wake the thread, and the session goes on.
  func block(
    _ reason: WaitReason,
    in line: WaitLine? = nil,
    until deadline: StageTime = .never
  ) throws -> Bool {
    let me = requireThread()
    if isEnding { throw StageEnded() }
    var alarm: Alarm?
    if deadline != .never {
      let due = Alarm(time: deadline, sequence: nextSequence(), action: .wake(me))
      timeline.insert(due)
      alarm = due
    }
    line?.append(me)
    me.wait = Wait(reason: reason, line: line, alarm: alarm)
    relinquish(me)
    switch me.outcome {
    case .signalled: return true
    case .timedOut: return false
    case .ended: throw StageEnded()
    case .stuck(let report): throw StageError.deadlock(report)
    }
  }

  /// Makes a blocked thread ready.
  ///
  /// It stands in no line and has no alarm afterwards, so nobody wakes it twice.
  func wake(_ thread: StageThread, _ outcome: WakeReason) {
    guard let wait = thread.wait else { return }
    if let alarm = wait.alarm { timeline.cancel(alarm) }
    wait.line?.remove(thread)
    thread.wait = nil
    thread.outcome = outcome
    ready.append(thread)
  }

  /// Lets every thread that is ready now run before the caller goes on.
  ///
  /// - Throws: ``StageEnded`` if the run is ending.
  public func yield() throws {
    let me = requireThread()
    if isEnding { throw StageEnded() }
    ready.append(me)
    relinquish(me)
    if isEnding { throw StageEnded() }
  }
}
