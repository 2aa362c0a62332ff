import Synchronization

extension Stage {
  /// Whether the run is ending: it was interrupted, reached its limit, or failed.
  ///
  /// An atomic load: code that computes for long checks it now and then, and unwinds by throwing
  /// ``StageEnded``.
  public var isEnding: Bool { phase.load(ordering: .relaxed) != Phase.going }

  /// Ends the run as interrupted: every thread unwinds from where it waits or polls.
  ///
  /// In a session it cuts the current entry short: main's body, and whatever job polls
  /// ``isEnding``, unwind. Jobs that have not begun wait for the next entry, with which the session goes on.
  ///
  /// Callable from any thread and from a signal handler.
  public func interrupt() {
    _ = phase.compareExchange(
      expected: Phase.going,
      desired: Phase.interrupted,
      ordering: .relaxed
    )
    interruptSemaphore.post()
  }

  /// Ends the run as failed, or in a session the current entry.
  ///
  /// The first failure wins. The caller goes on until its next blocking call.
  public func fail(_ error: any Error) {
    checkBaton()
    guard case .run = entry else {
      failure = failure ?? error
      return interrupt()
    }
    end(.failed(error))
  }

  /// Abandons the calling thread: for native code that cannot be unwound and will not return.
  ///
  /// The next thread gets the baton, and the OS thread hangs until the process ends. The queues that the thread was serving
  /// take other threads; locks it holds stay locked. If it is main, the run ends as interrupted.
  public func abandonThread() -> Never {
    let me = requireThread()
    if me.isMain { end(.interrupted) }
    threads.takeOut(me, isEnding: false)
    for queue in me.queues where !queue.isMain {
      queue.finishJob()
      pump(queue)
    }
    guard let native = me.native else {
      preconditionFailure("A running thread has its native one.")
    }
    passBaton(from: nil)
    native.park()
  }

  /// Sets the outcome, unless it is set, and wakes every thread so that it unwinds: main first, then by number.
  func end(_ outcome: Outcome) {
    if isOver { return }
    self.outcome = outcome
    phase.store(Phase.over, ordering: .relaxed)
    for thread in threads.all {
      if thread.wait != nil {
        wake(thread, .ended)
      } else if thread.isIdle, thread.stage != nil {
        thread.isIdle = false
        ready.append(thread)
      }
    }
  }

  /// Acts on an interrupt that came since the baton last passed.
  func applyInterrupt() {
    guard phase.load(ordering: .relaxed) == Phase.interrupted, !isCutShort else { return }
    if case .run = entry {
      end(.interrupted)
    } else {
      isCutShort = true
      wake(main, .ended)
    }
  }

  /// Releases every job and timer that will never run, and with them what their closures hold.
  func discardPending() {
    var deadlines = timeline.removeAll()
    while let deadline = deadlines.popLast() { deadline.owner.deadlineDropped() }
    for queue in queues.all { queue.discardJobs() }
  }

  /// The states of ``isEnding``'s atomic.
  enum Phase {
    static let going = 0
    static let interrupted = 1
    static let over = 2
  }
}
