extension Stage {
  /// Adds a job of the calling thread to a queue.
  func add(_ body: @escaping () throws -> Void, isBarrier: Bool = false, to queue: QueueCore) {
    checkBaton()
    let origin = currentThread
    let trace = newTrace()
    add(
      Job(body: body, origin: origin, cause: origin.cause, trace: trace, isBarrier: isBarrier),
      to: queue
    )
  }

  /// Adds a job to a queue, unless the run is over.
  func add(_ job: Job, to queue: QueueCore) {
    if isOver { return }
    choices?.act()
    queue.append(job)
    pump(queue)
  }

  /// Starts every job that may start: wakes a thread that waits for its turn, or assigns the job to a thread.
  ///
  /// - Parameter isWanted: Stops at the first job for which it returns false.
  func pump(_ queue: QueueCore, while isWanted: (Job) -> Bool = { _ in true }) {
    if isOver { return }
    while !queue.isMain || main.isIdle, let job = queue.popStartable(if: isWanted) {
      if let waiter = job.waiter {
        wake(waiter, .signalled)
      } else {
        assign(job, of: queue, to: queue.isMain ? main : worker(for: queue))
      }
    }
    if queue.isMain { wakeMainLoop() }
  }

  /// A worker for a job of `queue`: the idle one that last served it, else the idle one with the lowest number, else a new one.
  private func worker(for queue: QueueCore) -> StageThread {
    if let last = queue.lastWorker, last.isIdle, !last.isGone { return last }
    return threads.idleWorker ?? threads.add(name: nil, kind: .worker, request: callPosition?())
  }
}
