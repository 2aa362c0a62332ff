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
      } else if let thread = queue.isMain ? main : hireWorker(for: queue) {
        assign(job, of: queue, to: thread)
      }
    }
    if queue.isMain { wakeMainLoop() }
  }
}
