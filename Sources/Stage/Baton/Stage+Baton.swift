import DequeModule

extension Stage {
  /// Gives the baton away and returns when the calling thread has it again.
  ///
  /// The caller is in the ready line, blocked or idle by then.
  func relinquish(_ me: StageThread) {
    if passBaton(from: me) { return }
    me.wakeUp.wait()
  }

  /// Lets the next thread run, or the outside if the stage is quiet.
  ///
  /// - Returns: Whether the caller itself is next and keeps the baton.
  @discardableResult
  func passBaton(from me: StageThread?) -> Bool {
    while true {
      guard let next = pickNext() else {
        outside.post()
        return false
      }
      if next === me { return true }
      if next.stage != nil {
        next.wakeUp.post()
        return false
      }
      if start(next) { return false }
    }
  }

  /// The thread to run now: the first that is ready, else the one that the next deadline wakes, unless the schedule chooses
  /// another one.
  ///
  /// Nil when the stage is quiet.
  private func pickNext() -> StageThread? {
    while true {
      applyInterrupt()
      if isCutShort, !isOver { return popReadyInJob() }
      if let thread = chooseReady() { return thread }
      if isOver { return nil }
      if !ready.isEmpty { continue }
      if startRefusedJobs() { continue }
      guard let deadline = timeline.first,
        !main.isIdle || deadline.time <= entry.horizon(at: now)
      else {
        if resolveQuiet() { return nil }
        continue
      }
      if let limit = configuration.limit, deadline.time > limit {
        now = max(now, limit)
        end(.limitReached)
        continue
      }
      holdBack(until: deadline.time)
      if isEnding { continue }
      if let choices {
        if let thread = chooseDeadline(choices) { return thread }
        continue
      }
      _ = timeline.removeFirst()
      now = max(now, deadline.time)
      deadline.owner.deadlineReached()
    }
  }

  /// The first ready thread that is within a job, and unwinds from it.
  ///
  /// A job that has not begun waits for the next entry. Otherwise jobs that add themselves would go on for ever.
  private func popReadyInJob() -> StageThread? {
    guard let index = ready.firstIndex(where: { $0.assignment == nil }) else { return nil }
    return ready.remove(at: index)
  }

  /// Ends the entry or the run: nothing is ready, and nothing is due within the horizon.
  ///
  /// - Returns: Whether the baton goes back to the outside.
  private func resolveQuiet() -> Bool {
    if !main.isIdle {
      // Main is blocked, and nothing can wake it.
      let report = waitReport
      if case .run = entry { end(.deadlocked(report)) } else { wake(main, .stuck(report)) }
      return false
    }
    switch entry {
    case .perform:
      return true
    case .advance(let horizon):
      let target = min(horizon, configuration.limit ?? .never)
      if target == .never { return true }
      holdBack(until: target)
      if isEnding { return false }
      now = max(now, target)
      guard target < horizon else { return true }
      end(.limitReached)
      return false
    case .run:
      // A thread that still waits is no mistake: a program ends with its main thread.
      end(.finished)
      return false
    }
  }

  /// In real mode, waits until the wall clock reaches `time`; an interrupt ends the wait.
  private func holdBack(until time: StageTime) {
    pace?.wait(from: now, until: time, orPost: interruptSemaphore) { isEnding }
    if case .advance(let target) = entry, time <= target { return }
    entryPace?.wait(from: now, until: time, orPost: interruptSemaphore) { isEnding }
  }

  /// Which thread waits for what, a sentence for each.
  private var waitReport: String {
    threads.all.compactMap { thread in
      thread.wait.map { "\(thread.title) waits for \($0.reason)" }
    }.joined(separator: "; ")
  }
}
