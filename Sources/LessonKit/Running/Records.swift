package import Stage
import Synchronization

/// Records on their way from a run's threads to whoever draws them.
package final class Records: Sendable {
  private let held = Mutex<[LogRecord]>([])

  package init() {}

  /// Adds a record.
  package func append(_ record: LogRecord) { held.withLock { $0.append(record) } }

  /// All so far.
  package var all: [LogRecord] { held.withLock { $0 } }
}
