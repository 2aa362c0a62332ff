extension Stage {
  /// How many jobs of one concurrent queue may run at once; later ones wait for one of them to end.
  static let concurrentWidth = 64

  /// The queue that main serves when its script has ended.
  public var mainQueue: StageQueue { StageQueue(stage: self, core: mainCore) }

  /// A new queue; serial unless `concurrent`.
  public func makeQueue(label: String, concurrent: Bool = false) -> StageQueue {
    checkBaton()
    let core = QueueCore(label: label, width: concurrent ? Stage.concurrentWidth : 1)
    queues.add(core)
    return StageQueue(stage: self, core: core)
  }

  /// The global concurrent queue of a quality of service: `default`, `utility`, `background` and so
  /// on.
  ///
  /// Each name has one queue.
  public func globalQueue(qos: String = "default") -> StageQueue {
    checkBaton()
    let core = queues.global(qos) {
      QueueCore(label: "com.apple.root.\(qos)-qos", width: Stage.concurrentWidth)
    }
    return StageQueue(stage: self, core: core)
  }

  /// Puts a job of the calling thread into a queue.
  func hand(in body: @escaping () throws -> Void, isBarrier: Bool = false, to queue: QueueCore) {
    checkBaton()
    let origin = currentThread
    let trace = callPosition.map { JobTrace(call: $0()) }
    hand(
      in: Job(body: body, origin: origin, cause: origin.cause, trace: trace, isBarrier: isBarrier),
      to: queue
    )
  }

  /// Puts a job into a queue.
  ///
  /// A run that is over takes none.
  func hand(in job: Job, to queue: QueueCore) {
    if isOver { return }
    queue.append(job)
    pump(queue)
  }

  /// Starts every job that may start: wakes who waits for a turn, gives the others a thread.
  func pump(_ queue: QueueCore) {
    if isOver { return }
    while !queue.isMain || main.isIdle, let job = queue.popStartable() {
      if let waiter = job.waiter {
        wake(waiter, .signalled)
      } else if let thread = queue.isMain ? main : hireWorker(for: queue) {
        assign(job, of: queue, to: thread)
      }
    }
    if queue.isMain { wakeMainLoop() }
  }
}
