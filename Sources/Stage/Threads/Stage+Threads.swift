import Glibc

extension Stage {
  /// The calling thread; main when the caller is outside of the stage.
  public var currentThread: StageThread {
    guard let thread = CurrentThread.value, thread.stage === self else { return main }
    return thread
  }

  /// Starts a thread of its own for `body`.
  ///
  /// It gets the next number and becomes ready behind those that are.
  ///
  /// An error that `body` throws fails the run. So does a thread too many.
  @discardableResult
  public func detachThread(
    name: String? = nil,
    _ body: @escaping () throws -> Void
  ) -> StageThread {
    checkBaton()
    guard let thread = addThread(name: name, kind: .detached) else {
      return StageThread(number: lastNumber, name: name, kind: .detached)
    }
    let origin = currentThread
    let trace = callPosition.map { JobTrace(call: $0()) }
    assign(Job(body: body, origin: origin, cause: origin.cause, trace: trace), of: nil, to: thread)
    return thread
  }

  /// An idle worker for a job of `queue`: the one that last served it, else the lowest number, else
  /// a new one.
  func hireWorker(for queue: QueueCore) -> StageThread? {
    if let last = queue.lastWorker, last.isIdle, !last.isGone { return last }
    return threads.first { $0.kind == .worker && $0.isIdle }
      ?? addThread(name: nil, kind: .worker)
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
  /// - Returns: False if there is no such thread: the run is over, and who has not begun need not
  ///   unwind; or the system gave none, and the run has failed.
  func start(_ thread: StageThread) -> Bool {
    if !isOver {
      let size = thread.isMain ? configuration.mainStackSize : configuration.workerStackSize
      let native = NativeThread(stackSize: size) { [self] in
        CurrentThread.value = thread
        serve(as: thread)
      }
      thread.native = native
      thread.stage = self
      let status = native?.start() ?? ENOMEM
      if status == 0 { return true }
      thread.forgetNative()
      end(.failed(StageError.threadDidNotStart(thread.number, code: status)))
    }
    thread.assignment = nil
    thread.isGone = true
    threads.removeAll { $0 === thread }
    return false
  }

  private func addThread(name: String?, kind: StageThread.Kind) -> StageThread? {
    if isOver { return nil }
    joinEnded()
    if threads.count - 1 >= configuration.maximumThreads {
      end(.failed(StageError.tooManyThreads(limit: configuration.maximumThreads)))
      return nil
    }
    lastNumber += 1
    let thread = StageThread(number: lastNumber, name: name, kind: kind)
    threads.append(thread)
    return thread
  }

  /// Gives back the stacks of threads that have ended.
  ///
  /// Each has passed the baton on as its last act, so the wait is short.
  func joinEnded() {
    for thread in ended {
      thread.native?.join()
      thread.forgetNative()
    }
    ended = []
  }
}
