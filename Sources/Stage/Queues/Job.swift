/// A unit of work on a queue.
struct Job {
  let body: () throws -> Void
  /// The thread that scheduled it.
  let origin: StageThread
  /// What led to it.
  var cause: Cause?
  /// Where it was scheduled; nil unless the sink wants to know when jobs start.
  var trace: JobTrace?
  var isBarrier = false
  /// An entry of a session or a run; it starts even if the main queue is suspended.
  var isEntry = false
  /// A thread that waits for its turn in `sync`, to run the work itself; `body` is empty then.
  var waiter: StageThread?
}

/// Where a job was scheduled, and by which timer.
final class JobTrace {
  let call: SourcePosition?
  let timer: LogRecord.Timer?

  init(call: SourcePosition?, timer: LogRecord.Timer? = nil) {
    self.call = call
    self.timer = timer
  }
}

/// A job that a thread has been given, and its queue; nil for a detached thread.
struct Assignment {
  let job: Job
  let queue: QueueCore?
}
