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
    /// A job or a timer's call started on the thread that handed it in.
    case turn
    /// The script sent an event into a subject or a relay.
    case sent
    /// The script connected a connectable sequence to its source.
    case connected
    /// The script made something that can be subscribed to and sent into or connected: a subject, a relay.
    case created
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

  /// The timer that handed a job in.
  public struct Timer: Sendable, Hashable, Codable {
    /// From the arming to the first call.
    public var delay: StageTime
    /// The distance to each next call; nil for a timer that calls once.
    public var interval: StageTime?
    /// Which call this is, from 1 on.
    public var lap: Int

    public init(delay: StageTime, interval: StageTime?, lap: Int) {
      self.delay = delay
      self.interval = interval
      self.lap = lap
    }
  }

  /// What a sequence remembers for those who subscribe later.
  public struct Memory: Sendable, Hashable, Codable {
    /// How many elements; nil for all.
    public var size: Int?
    /// Whether it keeps them while nobody is subscribed.
    public var isForever: Bool

    public init(size: Int?, isForever: Bool) {
      self.size = size
      self.isForever = isForever
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
  /// The sequence subscribed to, connected or sent into: subscriptions with one number share one object.
  public var stream: Int?
  /// An operator's arguments as the script writes them, parentheses included.
  public var arguments: String?
  /// What the sequence subscribed to remembers, if it shares.
  public var memory: Memory?
  /// The script's variable that holds what was made: the subscription, or the subject.
  public var name: String?
  /// The element that something made by the script holds from the beginning.
  public var held: String?
  /// Where the script's code stood: for a record without a cause its place, for a hop or a turn where the job was handed in.
  public var call: SourcePosition?
  /// The label of the queue that ran the job.
  public var queue: String?
  /// The timer that handed the job in.
  public var timer: Timer?

  public init(
    sequence: Int,
    time: StageTime,
    thread: Thread,
    kind: Kind,
    text: String,
    subscription: Int? = nil,
    source: SourcePosition? = nil,
    cause: Int? = nil,
    stream: Int? = nil,
    arguments: String? = nil,
    memory: Memory? = nil,
    name: String? = nil,
    held: String? = nil,
    call: SourcePosition? = nil,
    queue: String? = nil,
    timer: Timer? = nil
  ) {
    self.sequence = sequence
    self.time = time
    self.thread = thread
    self.kind = kind
    self.text = text
    self.subscription = subscription
    self.source = source
    self.cause = cause
    self.stream = stream
    self.arguments = arguments
    self.memory = memory
    self.name = name
    self.held = held
    self.call = call
    self.queue = queue
    self.timer = timer
  }
}
