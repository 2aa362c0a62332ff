import LabBindings
package import Stage

/// A run as its records tell it: who subscribed to what, what came, and what led to what.
///
/// Nothing here knows Rx beyond the records, so every view drawn from a story shows what happened and nothing else.
package struct Story: Sendable {
  /// How a subscription ended.
  package enum Ending: Sendable, Hashable {
    /// It had not ended with the last record.
    case alive
    case completed
    case failed(String)
    /// It was interrupted, as ReactiveSwift's signals are.
    case interrupted
    /// It was cut short.
    case disposed
  }

  /// One subscription to one operator or source.
  package struct Subscription: Sendable, Hashable, Identifiable {
    package let id: Int
    /// The observable subscribed to: subscriptions with one number share one object.
    package let stream: Int
    /// What the observable is.
    package let role: LogRecord.Role
    let details: LogRecord.Subscribing
    /// Where the script makes it.
    package let place: SourcePosition?
    /// The record of its beginning.
    package let start: Int
    /// The subscription downstream, which asked for it; nil for a subscriber of the script.
    package let parent: Int?
    /// Whether it was made by `connect()`.
    package let isConnection: Bool
    /// The subscriptions upstream that it asked for.
    package internal(set) var children: [Int] = []
    /// Its records in order: the beginning, what came, and the end.
    package internal(set) var records: [Int]
    package internal(set) var ending = Ending.alive
    /// The record of its end.
    package internal(set) var end: Int?
    /// The word that its subscriber prints before each element.
    package internal(set) var label: String?
  }

  package let records: [LogRecord]
  /// All subscriptions, in the order in which they began.
  package internal(set) var subscriptions: [Subscription] = []

  /// The shared sequences, in the order of their numbers.
  package internal(set) var sharedStreams: [SharedStream] = []

  var indices: [Int: Int] = [:]
  var positions: [Int: Int] = [:]

  /// The record with this sequence number.
  package func record(_ sequence: Int) -> LogRecord? {
    positions[sequence].map { records[$0] }
  }

  /// The subscription with this number.
  package func subscription(_ id: Int) -> Subscription? {
    indices[id].map { subscriptions[$0] }
  }

  /// The subscription that a record belongs to.
  package func subscription(of record: LogRecord) -> Subscription? {
    record.subscription.flatMap { subscription($0) }
  }

  /// The records that led to one, itself first.
  package func chain(to sequence: Int) -> [LogRecord] {
    var chain: [LogRecord] = []
    var next = record(sequence)
    while let record = next {
      chain.append(record)
      next = record.cause.flatMap { $0 < record.sequence ? self.record($0) : nil }
    }
    return chain
  }

  /// What was printed, in order: the lines of the log.
  package var printed: [LogRecord] {
    records.filter { $0.printed != nil }
  }

  /// What was printed, each with the number of its first line in the log, counted from 1: a text with line breaks has
  /// several lines.
  package var log: [(number: Int, record: LogRecord)] {
    var next = 1
    return printed.map { record in
      defer { next += record.text.lines.count }
      return (next, record)
    }
  }

  /// How many lines the log has.
  package var lineCount: Int { printed.reduce(0) { $0 + $1.text.lines.count } }

  /// The record of the log's line with this number, counted from 1.
  package func line(_ number: Int) -> LogRecord? {
    guard number <= lineCount else { return nil }
    return log.last { $0.number <= number }?.record
  }

  /// The subscribers of the script, in the order in which they subscribed.
  package var roots: [Subscription] { subscriptions.filter(\.isSubscriber) }

  /// When the last record was written.
  package var end: StageTime { records.last?.time ?? .zero }
}
