import Synchronization

/// A small world with its own clock, threads, queues and timers, in which every run of a program is
/// the same run.
///
/// Threads are real, and one runs at a time: whoever holds the *baton*. It keeps it until it blocks
/// or ends; then the next ready thread gets it, in the order in which they became ready; when none
/// is ready, the clock jumps to the next alarm.
///
/// `@unchecked Sendable`: what changes here is touched only by the holder of the baton, or from
/// outside while no entry runs; handing over through a semaphore orders the accesses.
/// ``interrupt()``, ``isEnding`` and ``reached`` alone may come from anywhere, and touch an atomic
/// and a semaphore only.
public final class Stage: @unchecked Sendable {
  /// What the stage was made with.
  public let configuration: Configuration

  /// Time since the run began.
  ///
  /// It stands still while anything is ready to run.
  ///
  /// In real mode it is the time at which what runs now was due; ``date`` is the wall clock there.
  public internal(set) var now = StageTime.zero {
    didSet { reading.store(now.nanoseconds, ordering: .relaxed) }
  }

  /// How far the clock has come, for who only watches.
  ///
  /// Callable from any thread.
  public var reached: StageTime { StageTime(nanoseconds: reading.load(ordering: .relaxed)) }

  /// How the run ended; nil until then.
  public internal(set) var outcome: Outcome?

  let main = StageThread(number: 1, name: "main", kind: .main)
  let mainCore = QueueCore(label: "com.apple.main-thread", width: 1, isMain: true)

  var pace: Pace?
  /// Holds back what blocks in a session, where that takes wall time.
  var brake: Pace?
  var timeline = Timeline()
  var ready = Fifo<StageThread>()
  /// Every thread that has not ended, by number.
  var threads: [StageThread]
  /// Threads that have ended and were not joined yet.
  var ended: [StageThread] = []
  var lastNumber = 1
  var queues = QueueRegistry()

  var entry = Entry.perform
  var isCutShort = false
  let isOpen = Atomic<Bool>(false)
  let phase = Atomic<Int>(Phase.going)
  /// Posted when the baton comes back to the outside.
  let outside = NativeSemaphore()
  /// Posted by an interrupt, to end an idle wait of real mode.
  let bell = NativeSemaphore()

  private let reading = Atomic<Int64>(0)
  private var sequence = 0
  var recordCount = 0
  var subscriptionCount = 0
  var streamCount = 0

  /// Says where the script's code stands on the calling thread.
  ///
  /// If present, jobs and timers remember where they were handed in, and one that starts on the thread that handed it in
  /// has a record as well. Set before the first entry.
  public var callPosition: (() -> SourcePosition?)?

  /// Makes a stage on which nothing has happened yet.
  ///
  /// Its threads start with the first entry.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    threads = [main]
    queues.add(mainCore)
    if configuration.clock == .real { pace = Pace() }
  }

  /// The stage to which the calling thread belongs; nil on every other thread.
  public static var current: Stage? { CurrentThread.value?.stage }

  var isSayingLastWords = false

  /// Whether the outcome is settled.
  var isOver: Bool { outcome != nil }

  /// The next number in the order of everything that is due.
  func nextSequence() -> Int {
    sequence += 1
    return sequence
  }

  /// The calling thread, which has to be one of this stage's.
  func requireThread() -> StageThread {
    guard let thread = CurrentThread.value, thread.stage === self else {
      preconditionFailure("Only a thread of the stage may block on it.")
    }
    return thread
  }

  /// Guards the one rule that callers have to keep.
  func checkBaton() {
    precondition(
      CurrentThread.value?.stage === self || !isOpen.load(ordering: .relaxed),
      "A stage is touched by its own threads, or from outside while no entry runs."
    )
  }
}
