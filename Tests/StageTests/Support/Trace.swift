import Stage
import Synchronization

/// What one run wrote and how it ended.
struct Trace {
  let records: [LogRecord]
  let outcome: Outcome

  /// `0s main: text` for every record but the hops.
  var lines: [String] {
    records.filter { $0.kind != .hop }.map { "\($0.time) \($0.thread.short): \($0.text)" }
  }

  /// The texts alone, without the hops.
  var texts: [String] { records.filter { $0.kind != .hop }.map(\.text) }

  /// Each thread's title and text, without times.
  var steps: [String] {
    records.filter { $0.kind != .hop }.map { "\($0.thread.short): \($0.text)" }
  }

  var hops: [String] { records.filter { $0.kind == .hop }.map(\.said) }
}

extension LogRecord.Thread {
  /// Its name or number.
  var short: String { name ?? String(number) }
}

extension LogRecord {
  /// Its text; of a hop the threads and the queue.
  var said: String {
    guard case .hop(let start) = payload else { return text }
    let queue = start.queue.map { " via \($0)" } ?? ""
    return "\(start.from.title) → \(thread.title)\(queue)"
  }
}

/// Collects records from whichever thread writes them.
final class Recorder: Sendable {
  private let storage = Mutex<[LogRecord]>([])

  var records: [LogRecord] { storage.withLock { $0 } }

  /// The texts, without the hops.
  var texts: [String] { records.filter { $0.kind != .hop }.map(\.text) }

  func append(_ record: LogRecord) { storage.withLock { $0.append(record) } }
}

/// A stage with its recorder.
func makeStage(
  _ configuration: Stage.Configuration = Stage.Configuration()
) -> (stage: Stage, recorder: Recorder) {
  let recorder = Recorder()
  var configuration = configuration
  configuration.sink = { recorder.append($0) }
  return (Stage(configuration), recorder)
}

/// Runs `body` on a fresh stage.
func trace(
  _ configuration: Stage.Configuration = Stage.Configuration(),
  _ body: @escaping (Stage) throws -> Void
) -> Trace {
  let (stage, recorder) = makeStage(configuration)
  let outcome = stage.run { try body(stage) }
  return Trace(records: recorder.records, outcome: outcome)
}

extension Stage {
  func print(_ text: String) { recordPrint(text) }
}
