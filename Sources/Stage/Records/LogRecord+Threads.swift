extension LogRecord {
  /// A thread of the run.
  public struct Thread: Sendable, Hashable, Codable {
    /// 1 for main.
    public var number: Int
    public var name: String?

    public init(number: Int, name: String?) {
      self.number = number
      self.name = name
    }

    /// The thread in a sentence: `main`, its name, or `worker 1` for thread 2, since main is thread 1 and no worker.
    public var title: String { name ?? "worker \(number - 1)" }
  }

  /// How a job began.
  public struct JobStart: Sendable, Hashable {
    /// The thread that scheduled it.
    public var from: Thread
    /// The label of the queue; nil for a thread of its own.
    public var queue: String?
    /// The timer that it is a call of.
    public var timer: Timer?
    /// The subscription nearest among the causes: the same for all the jobs that one subscription schedules.
    public var subscription: Int?

    public init(from: Thread, queue: String? = nil, timer: Timer? = nil, subscription: Int? = nil) {
      self.from = from
      self.queue = queue
      self.timer = timer
      self.subscription = subscription
    }
  }

  /// The timer that scheduled a job.
  public struct Timer: Sendable, Hashable {
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
}

extension LogRecord.Thread: CustomStringConvertible {
  /// The form in which Apple's systems print a thread.
  ///
  /// The address is a stand-in that depends on nothing but the number.
  public var description: String {
    let address = String(0x6000_0000_0000 + number * 0x40, radix: 16)
    return "<NSThread: 0x\(address)>{number = \(number), name = \(name ?? "(null)")}"
  }
}
