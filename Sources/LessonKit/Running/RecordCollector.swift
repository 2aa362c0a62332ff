package import Stage
import Synchronization

/// Collects the records of a run from its threads.
package final class RecordCollector: Sendable {
  private let held = Mutex<[LogRecord]>([])

  package init() {}

  /// Adds a record.
  package func append(_ record: LogRecord) { held.withLock { $0.append(record) } }

  /// The records so far.
  package var all: [LogRecord] { held.withLock { $0 } }
}
