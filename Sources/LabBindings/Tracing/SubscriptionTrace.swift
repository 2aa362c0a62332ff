import Stage

/// Writes the records of one subscription.
///
/// Guarded by the baton.
final class SubscriptionTrace {
  private let origin: Origin
  private let stage: Stage
  private let sender: LogRecord.Sender
  /// The number of the subscription.
  var id: Int { sender.subscription }
  /// The record of its beginning: what the trampoline sends after `subscribe` has returned still comes of it.
  private var beginning: Cause?
  /// Whether `subscribe` has returned, so that the end of a disposal will be heard.
  private var isRunning = false
  private var isDisposed = false
  /// The entry in which an event was dropped last.
  private var lastDrop: Int?
  /// Whether the sequence has ended by itself.
  private var hasEnded = false
  /// What led to a disposal in progress, and the thread it is on.
  private var disposal: (cause: Cause?, thread: StageThread)?

  init(_ origin: Origin, on stage: Stage) {
    self.origin = origin
    self.stage = stage
    sender = LogRecord.Sender(
      subscription: stage.records.newSubscriptionID(),
      stream: origin.stream,
      role: origin.part.role
    )
  }

  /// Records that the subscription begins, and lets it begin.
  func subscribe(_ proceed: () -> Void) {
    let cause = record(.subscribed) { .subscribed(sender, origin.subscribing) }
    beginning = cause
    stage.currentThread.withCause(cause) {
      report { .subscribed }
      proceed()
    }
    isRunning = !isDisposed
  }

  /// Records an event, and lets it pass as its consequence.
  func pass(
    _ kind: LogRecord.Kind,
    _ event: () -> LogRecord.Event,
    _ proceed: () -> Void
  ) {
    report { .event(event()) }
    let cause = record(kind) { .event(sender, event()) }
    if kind == .next { return stage.currentThread.withCause(cause, proceed) }
    hasEnded = true
    stage.currentThread.withCause(cause, proceed)
    if !isRunning, let beginning { stage.currentThread.replaceCause(beginning.record, by: cause) }
  }

  /// Writes a record that comes of what the thread does, or of the subscription's beginning.
  private func record(_ kind: LogRecord.Kind, _ payload: () -> LogRecord.Payload) -> Cause {
    let current = stage.currentThread.cause
    guard current == nil, beginning != nil else {
      return write(kind, calledByScript: current == nil, payload)
    }
    return stage.currentThread.withCause(beginning) { write(kind, calledByScript: true, payload) }
  }

  private func write(
    _ kind: LogRecord.Kind,
    calledByScript: Bool,
    _ payload: () -> LogRecord.Payload
  ) -> Cause {
    let sequence = stage.record(
      kind,
      at: origin.position,
      call: calledByScript ? stage.callPosition?() : nil,
      payload
    )
    return Cause(sequence, subscription: sender.subscription)
  }

  /// Records that the subscription is disposed; what is stopped with it comes of that, until `endDisposal`.
  func dispose() {
    isDisposed = true
    let cause = stage.currentThread.cause
    let isAfterEnd = hasEnded
    let disposed = write(.disposed, calledByScript: cause == nil) {
      .disposed(sender, isAfterEnd: isAfterEnd)
    }
    guard isRunning, !isAfterEnd else { return report { .disposed } }
    disposal = (cause, stage.currentThread)
    stage.currentThread.cause = disposed
    report { .disposed }
  }

  /// Whether an event that arrives while the script is being stopped is dropped, so that the subscription lives on in the
  /// next entry.
  ///
  /// One event is: a subject that is in the middle of sending goes on to its other subscribers. A source that sends further
  /// ones sends without end, and the subscription ends with the script.
  func drops(inEntry number: Int) -> Bool {
    guard lastDrop != number else { return false }
    lastDrop = number
    return true
  }

  /// Records that the subscription was disposed, after the fact.
  func recordDisposal() {
    _ = write(.disposed, calledByScript: false) { .disposed(sender, isAfterEnd: hasEnded) }
  }

  /// Writes what `debug` reports, if the observable is one.
  private func report(_ step: () -> LogRecord.DebugReport.Step) {
    guard let debug = origin.part.debug else { return }
    stage.record(.debug) {
      .debug(
        LogRecord.DebugReport(
          identifier: debug.identifier,
          step: step(),
          style: debug.style,
          subscription: sender.subscription
        )
      )
    }
  }

  func endDisposal() {
    guard let disposal, disposal.thread === stage.currentThread else { return }
    stage.currentThread.cause = disposal.cause
    self.disposal = nil
  }
}
