extension Stage {
  /// What a thread does, from when it first has the baton to its end.
  func serve(as me: StageThread) {
    repeat {
      if !isOver { runAssignment(of: me) }
      if me.kind == .detached { break }
      rest(me)
    } while !isOver
    if me.isMain { endMain(me) }
    me.assignment = nil
    onThreadEnd?()
    threads.takeOut(me, isEnding: true)
    passBaton(from: nil)
  }

  private func runAssignment(of me: StageThread) {
    guard let assignment = me.assignment else { return }
    me.assignment = nil
    let job = assignment.job
    me.queues = [assignment.queue].compactMap(\.self)
    me.cause = job.cause
    if job.origin !== me {
      me.cause = records.recordHop(of: job, to: me, on: assignment.queue)
    } else if recordsTurns, !job.isEntry {
      me.cause = records.recordTurn(of: job, on: me, assignment.queue)
    }
    do {
      try job.body()
      if me.isMain { try onMainTurn?() }
    } catch is StageEnded {
      // It unwinds because the run ends; nothing failed.
    } catch {
      fail(error)
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

  /// Main ends last, and releases pending jobs and timers: what their closures hold may have a `deinit` of the program,
  /// which has to run on a thread of the stage.
  private func endMain(_ me: StageThread) {
    while !ready.isEmpty {
      ready.append(me)
      relinquish(me)
    }
    discardPending()
  }
}
