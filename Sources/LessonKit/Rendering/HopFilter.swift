import Stage
import Synchronization

/// Selects the hops to show: the first one on each route.
///
/// Every call of a timer and every element of an observable takes the same route. The filter keeps one entry for each hop that
/// it selects.
final class HopFilter: Sendable {
  private struct Route: Hashable {
    let to: LogRecord.Thread
    let start: LogRecord.JobStart
    /// Distinguishes jobs that no subscription scheduled.
    let call: SourcePosition?
  }

  private let known = Mutex<Set<Route>>([])

  /// Whether a record is the first hop on its route.
  func isFirst(_ record: LogRecord) -> Bool {
    guard case .hop(var start) = record.payload else { return false }
    // All calls of a timer take the same route.
    start.timer = nil
    let call = start.subscription == nil ? record.call : nil
    return known.withLock {
      $0.insert(Route(to: record.thread, start: start, call: call)).inserted
    }
  }
}

extension LogRecord {
  /// How a job reached its thread: `main → worker 1 via kitchen`, or only `main via kitchen` if it stayed on one thread.
  var route: String? {
    guard let start else { return nil }
    let queue = start.queue.map { " via \($0)" } ?? ""
    let from = kind == .hop ? "\(start.from.title) → " : ""
    return "\(from)\(thread.title)\(queue)"
  }
}
