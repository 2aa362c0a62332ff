extension Stage {
  /// Blocks the calling thread until another thread wakes it or the clock reaches `time`.
  ///
  /// - Parameter sequence: The number of a wait that goes on, taken when it began; nil for a wait that begins now.
  /// - Returns: False if the clock reached `time` first.
  /// - Throws: ``StageEnded`` if the run is ending or ends meanwhile; `StageError.deadlock` if
  ///   nothing can wake the thread, and the session goes on.
  func block(
    _ reason: WaitReason,
    in line: WaitLine? = nil,
    until time: StageTime = .never,
    sequence: Int? = nil
  ) throws -> Bool {
    let me = requireThread()
    if isEnding { throw StageEnded() }
    if let choices {
      if case .time = reason { choices.sleep() } else { choices.act() }
    }
    var deadline: Deadline?
    if time != .never {
      let due = Deadline(time: time, sequence: sequence ?? timeline.nextSequence(), owner: me)
      timeline.insert(due)
      deadline = due
    }
    line?.append(me)
    me.wait = Wait(reason: reason, line: line, deadline: deadline)
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
  /// It leaves its line and its deadline is cancelled, so that it is never woken twice.
  func wake(_ thread: StageThread, _ outcome: WakeReason) {
    guard let wait = thread.wait else { return }
    choices?.act()
    if let deadline = wait.deadline { timeline.cancel(deadline) }
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
