public import Foundation

extension Stage {
  /// What a run starts from.
  public struct Configuration: Sendable {
    /// What moves the clock.
    public enum Clock: Sendable {
      /// The clock jumps to the next deadline as soon as no thread is ready.
      case virtual
      /// The same order, but every jump waits until the wall clock gets there.
      case real
    }

    /// What moves the clock.
    public var clock: Clock
    /// The date at time zero in virtual mode.
    public var startDate: Date
    /// Time after which the run ends; what is due exactly then still happens.
    public var limit: StageTime?
    /// Bytes of stack for each thread but main.
    public var workerStackSize: Int
    /// Bytes of stack for main.
    ///
    /// Only what is used takes memory.
    public var mainStackSize: Int
    /// How many threads beside main may be running or blocked at once.
    ///
    /// One more fails the run.
    public var maximumThreads: Int
    /// Which candidates the run's choices take; the usual ones if nil.
    ///
    /// With a schedule the run keeps its choices in ``Stage/choicesMade``, which costs time.
    public var schedule: Schedule?
    /// Makes the choices behind the schedule's last one at random, the same ones for the same seed.
    public var seed: UInt64?
    /// The kinds of records that the sink wants.
    ///
    /// The others are counted, and cost next to nothing.
    public var kinds: LogRecord.Kinds
    /// Receives the records, one after another, on the thread that wrote each.
    ///
    /// That thread has the baton, so the sink may use the stage, as a stepper does.
    public var sink: @Sendable (LogRecord) -> Void

    /// 2016-05-01 04:17:17 UTC.
    public static let pinnedStartDate = Date(timeIntervalSince1970: 1_462_076_237)

    public init(
      clock: Clock = .virtual,
      startDate: Date = pinnedStartDate,
      limit: StageTime? = nil,
      workerStackSize: Int = 16 << 20,
      mainStackSize: Int = 64 << 20,
      maximumThreads: Int = 256,
      schedule: Schedule? = nil,
      seed: UInt64? = nil,
      kinds: LogRecord.Kinds = .all,
      sink: @escaping @Sendable (LogRecord) -> Void = { _ in }
    ) {
      self.clock = clock
      self.startDate = startDate
      self.limit = limit
      self.workerStackSize = workerStackSize
      self.mainStackSize = mainStackSize
      self.maximumThreads = maximumThreads
      self.schedule = schedule
      self.seed = seed
      self.kinds = kinds
      self.sink = sink
    }
  }
}
