extension Stage {
  /// The whole life of a thread, from its first baton to its last.
  func serve(as me: StageThread) {
    repeat {
      if !isOver { runAssignment(of: me) }
      if me.kind == .detached { break }
      rest(me)
    } while !isOver
    if me.isMain { outlast(me) }
    me.assignment = nil
    me.isGone = true
    threads.removeAll { $0 === me }
    ended.append(me)
    passBaton(from: nil)
  }

  private func runAssignment(of me: StageThread) {
    guard let assignment = me.assignment else { return }
    me.assignment = nil
    let job = assignment.job
    me.queues = [assignment.queue].compactMap(\.self)
    me.cause = job.cause
    if job.origin !== me {
      me.cause = recordHop(of: job, to: me, on: assignment.queue)
    } else if job.trace != nil {
      me.cause = recordTurn(of: job, on: me, assignment.queue)
    }
    do {
      try job.body()
    } catch is StageEnded {
      // Unwound because the run ends; nothing failed.
    } catch {
      end(.failed(error))
    }
  }

  /// Leaves the queue whose job is done, and waits for the next job.
  private func rest(_ me: StageThread) {
    let queue = me.queues.first
    me.queues = []
    me.cause = nil
    me.isIdle = !isOver
    if isOver { return }
    if let queue {
      queue.finishJob()
      queue.lastWorker = me
      pump(queue)
    }
    relinquish(me)
  }

  /// Main leaves last: pending jobs and timers are let go on a thread of the stage, since what
  /// their closures hold may have a `deinit` that belongs to the program.
  private func outlast(_ me: StageThread) {
    while !ready.isEmpty {
      ready.append(me)
      relinquish(me)
    }
    discardPending()
  }
}
