import Stage
import Synchronization

/// Says which hops are worth a line as they come: a way between threads is shown when it is first taken.
///
/// A timer's calls and a stream's elements go the same way again and again. A way is known by who handed the job in (the
/// nearest subscription among the causes), the two threads and the queue.
final class HopFilter: Sendable {
  private struct Way: Hashable {
    let mover: Int?
    let text: String
    let call: SourcePosition?
  }

  private struct State {
    /// The subscription that each record belongs to, or its cause does; by sequence number.
    var subscriptions: [Int: Int] = [:]
    var known: Set<Way> = []
  }

  private let state = Mutex(State())

  /// Notes a record, and says whether it is a hop of a way not seen before.
  ///
  /// It must be handed every record of the run.
  func isNewWay(_ record: LogRecord) -> Bool {
    state.withLock { state in
      let inherited = record.cause.flatMap { state.subscriptions[$0] }
      if let subscription = record.subscription ?? inherited, leadsOn(record) {
        state.subscriptions[record.sequence] = subscription
      }
      guard record.kind == .hop else { return false }
      let call = inherited == nil ? record.call : nil
      return state.known.insert(Way(mover: inherited, text: record.text, call: call)).inserted
    }
  }

  private func leadsOn(_ record: LogRecord) -> Bool {
    record.kind != .print && record.kind != .debug
  }
}
