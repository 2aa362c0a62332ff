import ScriptSource
package import Stage

/// A run, as its records describe it: its subscriptions, their events, and what caused what.
///
/// A story knows about Rx only what the records say, so every view that is drawn from it shows what really happened.
package struct Story: Sendable {
  /// How a subscription ended.
  package enum Ending: Sendable, Hashable {
    /// It is active after the last record.
    case alive
    case completed
    case failed(String)
    /// It was interrupted, as ReactiveSwift's signals are.
    case interrupted
    /// It was disposed before a terminal event.
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
    /// The position of the operator, source or `subscribe` in the script.
    package let position: SourcePosition?
    /// The number of its first record.
    package let start: Int
    /// The subscription downstream, which subscribed; nil for a subscriber of the script.
    package let parent: Int?
    /// Whether `connect()` subscribed.
    package let isConnection: Bool
    /// The subscriptions upstream, to which it subscribed.
    package internal(set) var children: [Int] = []
    /// The numbers of its records, in order.
    package internal(set) var records: [Int]
    package internal(set) var ending = Ending.alive
    /// The number of the record of its end.
    package internal(set) var end: Int?
    /// The word that its subscriber prints before each element.
    package internal(set) var label: String?
  }

  package let records: [LogRecord]
  /// All subscriptions, in the order in which they began.
  package internal(set) var subscriptions: [Subscription] = []

  /// The shared observables, in the order of their numbers.
  package internal(set) var sharedStreams: [SharedStream] = []

  /// The index of each subscription, by its number.
  var subscriptionIndices: [Int: Int] = [:]
  /// The index of each record, by its number.
  var recordIndices: [Int: Int] = [:]

  /// The record with this sequence number.
  package func record(_ sequence: Int) -> LogRecord? {
    recordIndices[sequence].map { records[$0] }
  }

  /// The subscription with this number.
  package func subscription(_ id: Int) -> Subscription? {
    subscriptionIndices[id].map { subscriptions[$0] }
  }

  /// The subscription that a record belongs to.
  package func subscription(of record: LogRecord) -> Subscription? {
    record.subscription.flatMap { subscription($0) }
  }

  /// The chain of causes of a record, from the record itself to the first cause.
  package func chain(to sequence: Int) -> [LogRecord] {
    var chain: [LogRecord] = []
    var next = record(sequence)
    while let record = next {
      chain.append(record)
      next = record.cause.flatMap { $0 < record.sequence ? self.record($0) : nil }
    }
    return chain
  }

  /// The records with a line in the log, in order: what was printed, gestures, and changes on the screen.
  package var printed: [LogRecord] {
    records.filter { $0.logLine != nil }
  }

  /// The records with a line in the log, each with the number of its first line in the log, from 1.
  ///
  /// A text with line breaks has several lines.
  package var log: [(number: Int, record: LogRecord)] {
    var next = 1
    return printed.map { record in
      defer { next += (record.logLine ?? "").lines.count }
      return (next, record)
    }
  }

  /// The number of lines of the log.
  package var lineCount: Int { printed.reduce(0) { $0 + $1.text.lines.count } }

  /// The record that printed the line with this number, counted from 1.
  package func line(_ number: Int) -> LogRecord? {
    guard number <= lineCount else { return nil }
    return log.last { $0.number <= number }?.record
  }

  /// The subscribers of the script, in the order in which they subscribed.
  package var roots: [Subscription] { subscriptions.filter(\.isSubscriber) }

  /// The time of the last record.
  package var end: StageTime { records.last?.time ?? .zero }
}
