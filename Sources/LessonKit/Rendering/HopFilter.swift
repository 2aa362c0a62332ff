import Stage
import Synchronization

/// Finds the hops that are worth a line: a way between threads is shown when it is first taken.
///
/// A timer's calls and an observable's elements take the same way again and again. It keeps one entry for each line shown.
final class HopFilter: Sendable {
  private struct Way: Hashable {
    let to: LogRecord.Thread
    let start: LogRecord.JobStart
    /// What tells two jobs apart that no subscription scheduled.
    let call: SourcePosition?
  }

  private let known = Mutex<Set<Way>>([])

  /// Whether a record is a hop by a way not seen before.
  func isNewWay(_ record: LogRecord) -> Bool {
    guard case .hop(var start) = record.payload else { return false }
    // Each lap of a timer is the same way.
    start.timer = nil
    let call = start.subscription == nil ? record.call : nil
    return known.withLock {
      $0.insert(Way(to: record.thread, start: start, call: call)).inserted
    }
  }
}

extension LogRecord {
  /// How a job came to its thread: `main → worker 1 via kitchen`; of a turn only where it runs.
  var way: String? {
    guard let start else { return nil }
    let queue = start.queue.map { " via \($0)" } ?? ""
    let from = kind == .hop ? "\(start.from.title) → " : ""
    return "\(from)\(thread.title)\(queue)"
  }
}
