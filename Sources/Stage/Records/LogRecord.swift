/// One thing that happened in a run.
///
/// The stream of them is what a run leaves behind; everything shown is drawn from it.
public struct LogRecord: Sendable, Hashable, Codable {
  /// What happened.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case print
    case debug
    case subscribed
    case next
    case error
    case completed
    case disposed
    /// A job started on another thread than the one that handed it in.
    case hop
    case note
  }

  /// Which thread wrote the record.
  public struct Thread: Sendable, Hashable, Codable {
    public var number: Int
    public var name: String?

    public init(number: Int, name: String?) {
      self.number = number
      self.name = name
    }
  }

  /// 1, 2, 3, … in the order in which the records were written.
  public var sequence: Int
  /// Time since the run began; in real mode by the wall clock.
  public var time: StageTime
  public var thread: Thread
  public var kind: Kind
  public var text: String
  /// The subscription it belongs to, as numbered by ``Stage/newSubscriptionID()``.
  public var subscription: Int?
  /// The place in the script.
  public var source: SourcePosition?
  /// The sequence number of the record that led here.
  public var cause: Int?

  public init(
    sequence: Int,
    time: StageTime,
    thread: Thread,
    kind: Kind,
    text: String,
    subscription: Int? = nil,
    source: SourcePosition? = nil,
    cause: Int? = nil
  ) {
    self.sequence = sequence
    self.time = time
    self.thread = thread
    self.kind = kind
    self.text = text
    self.subscription = subscription
    self.source = source
    self.cause = cause
  }
}
