extension Stage {
  /// Writes a record of what the calling thread just did, and passes it to the sink if the sink receives its kind.
  ///
  /// The caller holds the baton, so the sink receives the records one by one in the order of the run, without a lock. After
  /// the end of the run, nothing is written.
  ///
  /// - Parameters:
  ///   - kind: The payload's kind.
  ///   - position: The position of the operator or statement; evaluated only if the sink receives the kind.
  ///   - call: The call site in the script; evaluated only if the sink receives the kind.
  ///   - payload: Called only if the sink receives the kind. Code that it runs writes no records.
  /// - Returns: The record's sequence number; the last one written if the run is over.
  @discardableResult
  public func record(
    _ kind: LogRecord.Kind,
    at position: @autoclosure () -> SourcePosition? = nil,
    call: @autoclosure () -> SourcePosition? = nil,
    _ payload: () -> LogRecord.Payload
  ) -> Int {
    checkBaton()
    let thread = currentThread
    return write(kind, by: thread, cause: thread.cause, at: position(), call: call(), payload)
  }

  /// Records that the script printed a line.
  @discardableResult
  public func recordPrint(_ line: String, at position: SourcePosition? = nil) -> Int {
    record(.print, at: position) { .print(line) }
  }

  /// Whether the sink receives records of a kind.
  public func wants(_ kind: LogRecord.Kind) -> Bool { configuration.kinds.contains(kind) }

  /// The next number for an observable, from 1 on.
  public func newStreamID() -> Int {
    checkBaton()
    streamCount += 1
    return streamCount
  }

  /// The next number for a subscription, from 1 on.
  public func newSubscriptionID() -> Int {
    checkBaton()
    subscriptionCount += 1
    return subscriptionCount
  }

  /// Runs `body` with `cause` as the cause of the records that it writes, and of the jobs, timers and threads that it starts.
  public func withCause<Value>(
    _ cause: Cause?,
    _ body: () throws -> Value
  ) rethrows -> Value {
    let thread = currentThread
    thread.causes.append(cause)
    defer { thread.causes.removeLast() }
    return try body()
  }

  /// The cause of what the calling thread does.
  public var currentCause: Cause? {
    get { currentThread.cause }
    set { currentThread.cause = newValue }
  }

  /// Makes `end` the cause of what the calling thread does next inside the innermost `withCause` of a record.
  ///
  /// If an observable ends during the call that subscribes to it, the rest of that call is caused by the end.
  public func replaceCause(_ record: Int, by end: Cause) {
    let thread = currentThread
    guard let index = thread.causes.lastIndex(where: { $0?.record == record }) else { return }
    thread.causes[index] = end
  }

  /// Records that `job` starts on another thread than the one that scheduled it.
  ///
  /// - Returns: The cause of what the job does.
  func recordHop(of job: Job, to thread: StageThread, on queue: QueueCore?) -> Cause {
    recordStart(.hop, of: job, on: thread, queue) { .hop($0) }
  }

  /// Records that `job` starts on the thread that scheduled it.
  ///
  /// - Returns: The cause of what the job does.
  func recordTurn(of job: Job, on thread: StageThread, _ queue: QueueCore?) -> Cause {
    recordStart(.turn, of: job, on: thread, queue) { .turn($0) }
  }

  private func recordStart(
    _ kind: LogRecord.Kind,
    of job: Job,
    on thread: StageThread,
    _ queue: QueueCore?,
    _ payload: (LogRecord.JobStart) -> LogRecord.Payload
  ) -> Cause {
    let sequence = write(kind, by: thread, cause: job.cause, call: job.trace?.call) {
      payload(
        LogRecord.JobStart(
          from: LogRecord.Thread(job.origin),
          queue: queue?.label,
          timer: job.trace?.timer,
          subscription: job.cause?.subscription
        )
      )
    }
    return Cause(sequence, subscription: job.cause?.subscription)
  }

  private func write(
    _ kind: LogRecord.Kind,
    by thread: StageThread,
    cause: Cause?,
    at position: @autoclosure () -> SourcePosition? = nil,
    call: @autoclosure () -> SourcePosition? = nil,
    _ payload: () -> LogRecord.Payload
  ) -> Int {
    if isEnding && !isRecordingAfterEnd { return recordCount }
    if thread.isDescribing, kind != .trap { return recordCount }
    choices?.act()
    guard configuration.kinds.contains(kind) else {
      recordCount += 1
      return recordCount
    }
    // The description of an element may be code of the script. It runs only for the record, so what it does is not recorded:
    // the log must not depend on the sink. A trap in it ends the run, and is recorded.
    thread.isDescribing = true
    let content = payload()
    thread.isDescribing = false
    recordCount += 1
    let sequence = recordCount
    let record = LogRecord(
      sequence: sequence,
      time: pace?.elapsed ?? now,
      thread: LogRecord.Thread(thread),
      cause: cause?.record,
      position: position(),
      call: call(),
      content
    )
    assert(record.kind == kind, "The payload has the kind that was passed.")
    configuration.sink(record)
    return sequence
  }
}

extension LogRecord.Thread {
  init(_ thread: StageThread) { self.init(number: thread.number, name: thread.name) }
}
