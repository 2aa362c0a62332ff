extension StageQueue {
  /// Runs `body` as a job of this queue and waits for it.
  ///
  /// As with dispatch queues, the calling thread runs `body` itself once it is the job's turn. Only
  /// the main queue's jobs run on main, wherever they come from.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; `StageError.syncOntoCurrentQueue` if the queue waits for the
  ///   caller; ``StageEnded`` if the run is ending.
  public func sync<Value>(
    barrier: Bool = false,
    _ body: @escaping () throws -> Value
  ) throws -> Value {
    let me = stage.requireThread()
    if isCurrent, core.isExclusive(isBarrier: barrier) {
      throw StageError.syncOntoCurrentQueue(label)
    }
    if core.isMain { return try runOnMain(for: me, body) }
    try takeTurn(for: me, isBarrier: barrier)
    me.queues.append(core)
    defer {
      me.queues.removeLast()
      core.finishJob()
      stage.pump(core)
    }
    return try body()
  }

  private func takeTurn(for me: StageThread, isBarrier: Bool) throws {
    if stage.isEnding { throw StageEnded() }
    if core.beginImmediately(isBarrier: isBarrier) { return }
    core.append(Job(body: {}, origin: me, isBarrier: isBarrier, waiter: me))
    do {
      _ = try stage.block(.turn(queue: label))
    } catch {
      // The thread may have been given its turn after it was woken for another reason.
      if !core.cancelTurn(of: me) { core.finishJob() }
      // A barrier that gives up its turn makes way for the jobs behind it.
      stage.pump(core)
      throw error
    }
  }

  private func runOnMain<Value>(
    for me: StageThread,
    _ body: @escaping () throws -> Value
  ) throws -> Value {
    if stage.isEnding { throw StageEnded() }
    var result: Result<Value, any Error>?
    let stage = stage
    stage.add(
      {
        result = Result(catching: body)
        stage.wake(me, .signalled)
      },
      to: core
    )
    _ = try stage.block(.job(queue: label))
    guard let result else { throw StageEnded() }
    return try result.get()
  }
}
