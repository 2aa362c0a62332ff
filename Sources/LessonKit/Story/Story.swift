import LabBindings
public import Stage

/// A run as its records tell it: who subscribed to what, what came, and what led to what.
///
/// Nothing here knows Rx beyond the records, so every view drawn from a story shows what happened and nothing else.
public struct Story: Sendable {
  /// How a subscription ended.
  public enum Ending: Sendable, Hashable {
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
  public struct Subscription: Sendable, Hashable, Identifiable {
    public let id: Int
    /// The observable subscribed to: subscriptions with one number share one object.
    public let stream: Int
    /// What the observable is.
    public let role: LogRecord.Role
    let details: LogRecord.Subscribing
    /// Where the script makes it.
    public let place: SourcePosition?
    /// The record of its beginning.
    public let start: Int
    /// The subscription downstream, which asked for it; nil for a subscriber of the script.
    public let parent: Int?
    /// Whether it was made by `connect()`.
    public let isConnection: Bool
    /// The subscriptions upstream that it asked for.
    public internal(set) var children: [Int] = []
    /// Its records in order: the beginning, what came, and the end.
    public internal(set) var records: [Int]
    public internal(set) var ending = Ending.alive
    /// The record of its end.
    public internal(set) var end: Int?
    /// The word that its subscriber prints before each element.
    public internal(set) var label: String?
  }

  public let records: [LogRecord]
  /// All subscriptions, in the order in which they began.
  public internal(set) var subscriptions: [Subscription] = []

  /// The shared sequences, in the order of their numbers.
  public internal(set) var sharedStreams: [SharedStream] = []

  var indices: [Int: Int] = [:]
  var positions: [Int: Int] = [:]

  /// The record with this sequence number.
  public func record(_ sequence: Int) -> LogRecord? {
    positions[sequence].map { records[$0] }
  }

  /// The subscription with this number.
  public func subscription(_ id: Int) -> Subscription? {
    indices[id].map { subscriptions[$0] }
  }

  /// The subscription that a record belongs to.
  public func subscription(of record: LogRecord) -> Subscription? {
    record.subscription.flatMap { subscription($0) }
  }

  /// The records that led to one, itself first.
  public func chain(to sequence: Int) -> [LogRecord] {
    var chain: [LogRecord] = []
    var next = record(sequence)
    while let record = next {
      chain.append(record)
      next = record.cause.flatMap { $0 < record.sequence ? self.record($0) : nil }
    }
    return chain
  }

  /// What was printed, in order: the lines of the log.
  public var printed: [LogRecord] {
    records.filter { $0.printed != nil }
  }

  /// What was printed, each with the number of its first line in the log, counted from 1: a text with line breaks has
  /// several lines.
  public var log: [(number: Int, record: LogRecord)] {
    var next = 1
    return printed.map { record in
      defer { next += record.text.lines.count }
      return (next, record)
    }
  }

  /// How many lines the log has.
  public var lineCount: Int { printed.reduce(0) { $0 + $1.text.lines.count } }

  /// The record of the log's line with this number, counted from 1.
  public func line(_ number: Int) -> LogRecord? {
    guard number <= lineCount else { return nil }
    return log.last { $0.number <= number }?.record
  }

  /// The subscribers of the script, in the order in which they subscribed.
  public var roots: [Subscription] { subscriptions.filter(\.isSubscriber) }

  /// When the last record was written.
  public var end: StageTime { records.last?.time ?? .zero }
}
