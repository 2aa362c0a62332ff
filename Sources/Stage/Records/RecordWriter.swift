/// Writes the records of a stage, and numbers what they are about.
///
/// Only the thread with the baton touches it.
public final class RecordWriter {
  private unowned let stage: Stage
  private var count = 0
  private var subscriptionCount = 0
  private var streamCount = 0
  /// Whether records are written even though the run is over.
  var isRecordingAfterEnd = false

  init(_ stage: Stage) { self.stage = stage }

  /// Whether the sink receives records of a kind.
  public func wants(_ kind: LogRecord.Kind) -> Bool {
    stage.configuration.kinds.contains(kind)
  }

  /// The next number for an observable, from 1 on.
  public func newStreamID() -> Int {
    stage.checkBaton()
    streamCount += 1
    return streamCount
  }

  /// The next number for a subscription, from 1 on.
  public func newSubscriptionID() -> Int {
    stage.checkBaton()
    subscriptionCount += 1
    return subscriptionCount
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

  func write(
    _ kind: LogRecord.Kind,
    by thread: StageThread,
    cause: Cause?,
    at position: @autoclosure () -> SourcePosition? = nil,
    call: @autoclosure () -> SourcePosition? = nil,
    _ payload: () -> LogRecord.Payload
  ) -> Int {
    if stage.isEnding && !isRecordingAfterEnd { return count }
    if thread.isDescribing, kind != .trap { return count }
    stage.choices?.act()
    guard stage.configuration.kinds.contains(kind) else {
      count += 1
      return count
    }
    // The description of an element may be code of the script. It runs only for the record, so what it does is not recorded:
    // the log must not depend on the sink. A trap in it ends the run, and is recorded.
    thread.isDescribing = true
    let content = payload()
    thread.isDescribing = false
    count += 1
    let sequence = count
    let record = LogRecord(
      sequence: sequence,
      time: stage.pace?.elapsed ?? stage.now,
      thread: LogRecord.Thread(thread),
      cause: cause?.record,
      position: position(),
      call: call(),
      content
    )
    assert(record.kind == kind, "The payload has the kind that was passed.")
    stage.configuration.sink(record)
    return sequence
  }
}
