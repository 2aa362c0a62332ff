import Glibc

extension Stage {
  /// The calling thread; main when the caller is outside of the stage.
  public var currentThread: StageThread {
    guard let thread = CurrentThread.value, thread.stage === self else { return main }
    return thread
  }

  /// Starts a thread of its own for `body`.
  ///
  /// It gets the next number and becomes ready behind the threads that are ready.
  ///
  /// An error that `body` throws fails the run. So does a thread that cannot start since too many are busy.
  @discardableResult
  public func detachThread(
    name: String? = nil,
    _ body: @escaping () throws -> Void
  ) -> StageThread {
    checkBaton()
    if isOver { return StageThread(number: threads.lastNumber, name: name, kind: .detached) }
    let thread = threads.add(name: name, kind: .detached, request: callPosition?())
    let origin = currentThread
    let trace = wantsStarts ? JobTrace(call: thread.request) : nil
    assign(Job(body: body, origin: origin, cause: origin.cause, trace: trace), of: nil, to: thread)
    return thread
  }

  /// Makes `thread` ready to run `job`.
  ///
  /// It counts as busy from now on.
  func assign(_ job: Job, of queue: QueueCore?, to thread: StageThread) {
    thread.assignment = Assignment(job: job, queue: queue)
    thread.isIdle = false
    ready.append(thread)
  }

  /// Starts the OS thread of `thread`, which takes the baton with it: nothing of the stage may be
  /// touched any more when this returns true.
  ///
  /// - Returns: False if it did not start: the run is over, or there are too many threads, or the system gave none, and the
  ///   run has failed.
  func start(_ thread: StageThread) -> Bool {
    threads.joinEnded()
    if !isOver, threads.startedCount > configuration.maximumThreads {
      let limit = configuration.maximumThreads
      refuseThreads(StageError.tooManyThreads(limit: limit, at: thread.request))
      return false
    }
    if !isOver {
      let size = thread.isMain ? configuration.mainStackSize : configuration.workerStackSize
      let native = NativeThread(stackSize: size) { [self] in
        CurrentThread.value = thread
        serve(as: thread)
      }
      thread.native = native
      thread.stage = self
      threads.startedCount += 1
      let status = native?.start() ?? ENOMEM
      if status == 0 { return true }
      threads.startedCount -= 1
      thread.forgetNative()
      let error = StageError.threadDidNotStart(thread.number, code: status)
      if thread.isMain { end(.failed(error)) } else { refuseThreads(error) }
    }
    threads.forget(thread)
    return false
  }

  /// Fails for want of a thread; those that have not started never do.
  ///
  /// The jobs behind theirs stay in the queues until there is room for a thread.
  private func refuseThreads(_ error: StageError) {
    fail(error)
    wasThreadRefused = true
    ready.removeAll { $0.stage == nil && !$0.isMain }
    for thread in threads.all where thread.stage == nil && !thread.isMain { threads.forget(thread) }
  }

  /// Starts what stayed in the queues since a thread was refused, as far as there is room now.
  ///
  /// - Returns: Whether a thread is ready by that.
  func startRefusedJobs() -> Bool {
    guard wasThreadRefused else { return false }
    for queue in queues.all { pump(queue) { $0.waiter != nil || hasRoomForJob } }
    wasThreadRefused = !hasRoomForJob
    return !ready.isEmpty
  }

  /// Whether a worker is idle, or another thread may start.
  private var hasRoomForJob: Bool {
    threads.all.count <= configuration.maximumThreads || threads.idleWorker != nil
  }
}
