extension LogRecord {
  /// A thread of the run.
  public struct Thread: Sendable, Hashable, Codable {
    /// The number, 1 for main.
    public var number: Int
    public var name: String?

    public init(number: Int, name: String?) {
      self.number = number
      self.name = name
    }

    /// The thread in a sentence: `main`, its name, or `worker 1` for thread 2.
    ///
    /// Main is thread 1, and not a worker.
    public var title: String { name ?? "worker \(number - 1)" }
  }

  /// The start of a job.
  public struct JobStart: Sendable, Hashable {
    /// The thread that scheduled it.
    public var from: Thread
    /// The label of the queue; nil for a job that is a thread of its own.
    public var queue: String?
    /// The timer that calls the job, if one does.
    public var timer: Timer?
    /// The subscription that scheduled the job: the nearest one in its chain of causes.
    public var subscription: Int?

    public init(from: Thread, queue: String? = nil, timer: Timer? = nil, subscription: Int? = nil) {
      self.from = from
      self.queue = queue
      self.timer = timer
      self.subscription = subscription
    }
  }

  /// A call of a timer.
  public struct Timer: Sendable, Hashable {
    /// The time from its creation to its first call.
    public var delay: StageTime
    /// The time between two calls; nil for a timer that calls once.
    public var interval: StageTime?
    /// The number of the call, from 1.
    public var lap: Int

    public init(delay: StageTime, interval: StageTime?, lap: Int) {
      self.delay = delay
      self.interval = interval
      self.lap = lap
    }
  }
}

extension LogRecord.Thread: CustomStringConvertible {
  /// The thread as Foundation prints it on Apple platforms.
  ///
  /// The address is made up, and depends only on the number.
  public var description: String {
    let address = String(0x6000_0000_0000 + number * 0x40, radix: 16)
    return "<NSThread: 0x\(address)>{number = \(number), name = \(name ?? "(null)")}"
  }
}
