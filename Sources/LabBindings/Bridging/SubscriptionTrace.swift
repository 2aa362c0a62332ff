import Stage
import SwiftScript

/// Writes the records of one subscription.
///
/// Guarded by the baton.
final class SubscriptionTrace {
  private let origin: Origin
  private let stage: Stage
  private let subscription: Int
  /// The record of its beginning: what the trampoline sends after `subscribe` has returned still comes of it.
  private var beginning: Int?
  /// Whether `subscribe` has returned, so that the end of a disposal will be heard.
  private var isRunning = false
  private var isDisposed = false
  /// What led to a disposal in progress, and the thread it is on.
  private var disposal: (cause: Int?, thread: StageThread)?
  /// Whether the sequence has ended by itself: as a rule only a subscription cut short has a record of its disposal.
  var isOver = false
  private let tracesEveryDisposal: Bool

  init(_ origin: Origin, on stage: Stage, tracesEveryDisposal: Bool) {
    self.tracesEveryDisposal = tracesEveryDisposal
    self.origin = origin
    self.stage = stage
    subscription = stage.newSubscriptionID()
  }

  /// Writes what happens now, and lets it happen as its consequence.
  func record(
    _ kind: LogRecord.Kind,
    _ text: String,
    at position: SourcePosition,
    _ arguments: String?,
    _ proceed: () -> Void
  ) {
    let call = stage.currentCause == nil ? stage.callPosition?() : nil
    let record = stage.withCause(stage.currentCause ?? beginning) {
      stage.record(kind, text, subscription: subscription, at: position) { record in
        record.stream = origin.stream
        record.call = call
        guard kind == .subscribed else { return }
        record.arguments = arguments
        record.memory = origin.memory
        record.name = origin.site.variable
      }
    }
    if kind == .subscribed { beginning = record }
    stage.withCause(record, proceed)
    if kind == .subscribed { isRunning = !isDisposed }
  }

  /// Writes that the subscription is disposed; what is stopped with it comes of that, until `endDisposal`.
  func cutShort(at position: SourcePosition) {
    isDisposed = true
    if isOver, !tracesEveryDisposal { return }
    let cause = stage.currentCause
    let call = cause == nil ? stage.callPosition?() : nil
    let record = stage.record(.disposed, "", subscription: subscription, at: position) {
      $0.stream = origin.stream
      $0.call = call
    }
    guard isRunning else { return }
    disposal = (cause, stage.currentThread)
    stage.currentCause = record
  }

  func endDisposal() {
    guard let disposal, disposal.thread === stage.currentThread else { return }
    stage.currentCause = disposal.cause
    self.disposal = nil
  }
}
