extension Stage {
  /// Writes a record of what the calling thread just did and gives it to the sink.
  ///
  /// The caller holds the baton, so records come to the sink one by one and in the one order that
  /// the run has; no lock is involved. A run's log ends where the run ends: afterwards nothing is
  /// written.
  ///
  /// - Returns: The record's sequence number; the last one written if the run is over.
  @discardableResult
  public func record(
    _ kind: LogRecord.Kind,
    _ text: String,
    subscription: Int? = nil,
    at source: SourcePosition? = nil,
    detail: (inout LogRecord) -> Void = { _ in }
  ) -> Int {
    checkBaton()
    let thread = currentThread
    return write(
      kind,
      text,
      by: thread,
      subscription: subscription,
      at: source,
      cause: thread.cause,
      detail: detail
    )
  }

  /// The next number for a sequence that can be subscribed to, from 1 on.
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

  /// Runs `body` with `sequence` as the cause of what it does: of the records it writes, and of the
  /// jobs, timers and threads it starts, which remember it.
  public func withCause<Value>(
    _ sequence: Int?,
    _ body: () throws -> Value
  ) rethrows -> Value {
    let thread = currentThread
    let before = thread.cause
    thread.cause = sequence
    defer { thread.cause = before }
    return try body()
  }

  /// The record that led to what the calling thread does now.
  public var currentCause: Int? {
    get { currentThread.cause }
    set { currentThread.cause = newValue }
  }

  /// Writes that `job` changes threads.
  ///
  /// The record stands between the job's cause and what the job does.
  func recordHop(of job: Job, to thread: StageThread, on queue: QueueCore?) -> Int {
    let way = queue.map { " via \($0.label)" } ?? ""
    let text = "\(job.origin.title) → \(thread.title)\(way)"
    return recordStart(.hop, text, of: job, on: thread, queue)
  }

  /// Writes that `job` begins on the thread that handed it in.
  func recordTurn(of job: Job, on thread: StageThread, _ queue: QueueCore?) -> Int {
    let way = queue.map { " via \($0.label)" } ?? ""
    return recordStart(.turn, "\(thread.title)\(way)", of: job, on: thread, queue)
  }

  private func recordStart(
    _ kind: LogRecord.Kind,
    _ text: String,
    of job: Job,
    on thread: StageThread,
    _ queue: QueueCore?
  ) -> Int {
    write(kind, text, by: thread, cause: job.cause) { record in
      record.queue = queue?.label
      record.call = job.trace?.call
      record.timer = job.trace?.timer
    }
  }

  private func write(
    _ kind: LogRecord.Kind,
    _ text: String,
    by thread: StageThread,
    subscription: Int? = nil,
    at source: SourcePosition? = nil,
    cause: Int?,
    detail: (inout LogRecord) -> Void
  ) -> Int {
    if isEnding && !isSayingLastWords { return recordCount }
    recordCount += 1
    let sequence = recordCount
    var record = LogRecord(
      sequence: sequence,
      time: pace?.elapsed ?? now,
      thread: LogRecord.Thread(number: thread.number, name: thread.name),
      kind: kind,
      text: text,
      subscription: subscription,
      source: source,
      cause: cause
    )
    detail(&record)
    configuration.sink(record)
    return sequence
  }
}
