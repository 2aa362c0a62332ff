extension Stage {
  /// How many jobs of one concurrent queue may run at once; later ones wait for one of them to end.
  static let concurrentWidth = 64

  /// The queue that main serves after the script's last statement.
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
