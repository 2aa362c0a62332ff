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
    at source: SourcePosition? = nil
  ) -> Int {
    checkBaton()
    let thread = currentThread
    return write(
      kind,
      text,
      by: thread,
      subscription: subscription,
      at: source,
      cause: thread.cause
    )
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
  public var currentCause: Int? { currentThread.cause }

  /// Writes that `job` changes threads.
  ///
  /// The record stands between the job's cause and what the job does.
  func recordHop(of job: Job, to thread: StageThread, on queue: QueueCore?) -> Int {
    let way = queue.map { " via \($0.label)" } ?? ""
    let text = "\(job.origin.title) → \(thread.title)\(way)"
    return write(.hop, text, by: thread, cause: job.cause)
  }

  private func write(
    _ kind: LogRecord.Kind,
    _ text: String,
    by thread: StageThread,
    subscription: Int? = nil,
    at source: SourcePosition? = nil,
    cause: Int?
  ) -> Int {
    if isEnding { return recordCount }
    recordCount += 1
    configuration.sink(
      LogRecord(
        sequence: recordCount,
        time: pace?.elapsed ?? now,
        thread: LogRecord.Thread(number: thread.number, name: thread.name),
        kind: kind,
        text: text,
        subscription: subscription,
        source: source,
        cause: cause
      )
    )
    return recordCount
  }
}
