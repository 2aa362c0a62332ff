import Synchronization

extension Stage {
  /// Whether the run is ending: somebody interrupted it, the limit is reached, something failed.
  ///
  /// An atomic load: code that computes for long asks now and then, and unwinds by throwing
  /// ``StageEnded``.
  public var isEnding: Bool { phase.load(ordering: .relaxed) != Phase.going }

  /// Ends the run as interrupted: every thread unwinds from where it waits or polls.
  ///
  /// In a session it cuts the current entry short: main's body, and whatever job polls
  /// ``isEnding``, unwind; the session goes on.
  ///
  /// Callable from any thread and from a signal handler.
  public func interrupt() {
    _ = phase.compareExchange(
      expected: Phase.going,
      desired: Phase.interrupted,
      ordering: .relaxed
    )
    bell.post()
  }

  /// Ends the run as failed.
  ///
  /// The first failure wins. The caller goes on until its next blocking call.
  public func fail(_ error: any Error) {
    checkBaton()
    end(.failed(error))
  }

  /// Gives the calling thread up: for native code that cannot be unwound and will not return.
  ///
  /// The baton goes on, the OS thread hangs until the process ends, and nobody waits for it. The
  /// queues that the thread was serving take other threads; locks it holds stay locked. If it is
  /// main, the run ends as interrupted.
  public func abandonThread() -> Never {
    let me = requireThread()
    if me.isMain { end(.interrupted) }
    me.isGone = true
    threads.removeAll { $0 === me }
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

  /// Settles the outcome, if it is open, and wakes everyone so that they unwind: main first, then
  /// by number.
  func end(_ outcome: Outcome) {
    if isOver { return }
    self.outcome = outcome
    phase.store(Phase.over, ordering: .relaxed)
    for thread in threads {
      if thread.wait != nil {
        wake(thread, .ended)
      } else if thread.isIdle, thread.stage != nil {
        thread.isIdle = false
        ready.append(thread)
      }
    }
  }

  /// Acts on an interrupt that came since the baton last passed.
  func heedInterrupt() {
    guard phase.load(ordering: .relaxed) == Phase.interrupted, !isCutShort else { return }
    if case .run = entry {
      end(.interrupted)
    } else {
      isCutShort = true
      wake(main, .ended)
    }
  }

  /// Lets go of every job and timer that will not run any more, and with them of what their
  /// closures hold.
  func discardPending() {
    var alarms = timeline.removeAll()
    while let alarm = alarms.popLast() {
      if case .lapse(let timer) = alarm.action { timer.cancel() }
    }
    for queue in queues.all { queue.discardJobs() }
  }

  /// The states of ``isEnding``'s atomic.
  enum Phase {
    static let going = 0
    static let interrupted = 1
    static let over = 2
  }
}
