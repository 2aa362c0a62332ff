/// A piece of work that stands in a queue.
struct Job {
  let body: () throws -> Void
  /// The thread that handed it in.
  let origin: StageThread
  /// The record that led to it.
  var cause: Int?
  /// Where it comes from; only in a stage that knows positions.
  var trace: JobTrace?
  var isBarrier = false
  /// What the outside has asked of main; a suspended main queue does not hold it up.
  var isEntry = false
  /// A thread that waits for its turn in `sync`, to run the work itself; `body` is empty then.
  var waiter: StageThread?
}

/// Where a job was handed in, and by which timer.
final class JobTrace {
  let call: SourcePosition?
  let timer: LogRecord.Timer?

  init(call: SourcePosition?, timer: LogRecord.Timer? = nil) {
    self.call = call
    self.timer = timer
  }
}

/// A job that a thread has been given, and the queue it came from.
///
/// A detached thread's job comes from none.
struct Assignment {
  let job: Job
  let queue: QueueCore?
}
