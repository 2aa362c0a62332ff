public import Stage
import Synchronization

/// Records on their way from a run's threads to whoever draws them.
public final class Records: Sendable {
  private let held = Mutex<[LogRecord]>([])

  public init() {}

  /// Adds a record.
  public func append(_ record: LogRecord) { held.withLock { $0.append(record) } }

  /// All so far.
  public var all: [LogRecord] { held.withLock { $0 } }
}
