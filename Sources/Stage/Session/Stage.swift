import DequeModule
import Synchronization

/// A deterministic runtime with its own clock, threads, queues and timers: every run of a program is the same.
///
/// Threads are real, and one runs at a time: the one with the *baton*. It keeps the baton until it blocks
/// or ends; then the next ready thread gets it, in the order in which they became ready; when none
/// is ready, the clock jumps to the next deadline.
///
/// `@unchecked Sendable` for the reason of ``BatonGuarded``; from outside it is touched while no entry runs.
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

  /// What the clock has reached, for an observer on another thread.
  ///
  /// Callable from any thread.
  public var reached: StageTime { StageTime(nanoseconds: reading.load(ordering: .relaxed)) }

  /// How the run ended; nil until then.
  public internal(set) var outcome: Outcome?

  let main = StageThread(number: 1, name: "main", kind: .main)
  let mainCore = QueueCore(label: "com.apple.main-thread", width: 1, isMain: true)

  var pace: Pace?
  /// Makes what blocks in a session take wall time; see `takesWallTime`.
  var entryPace: Pace?
  var timeline = Timeline()
  var ready: Deque<StageThread> = []
  /// Threads whose jobs had not begun when an entry was cut short; ready with the next entry.
  var held: Deque<StageThread> = []
  let threads: ThreadRoster
  /// Whether queues may have jobs left that could start, since a thread was refused.
  var wasThreadRefused = false
  var queues = QueueRegistry()

  /// Makes the choices of a run with a schedule; nil if every choice is the usual one.
  let choices: ChoiceMaker?

  var entry = Entry.perform
  var isCutShort = false
  /// What ended the entry of a session.
  var failure: (any Error)?
  let isOpen = Atomic<Bool>(false)
  let phase = Atomic<Int>(Phase.going)
  /// Posted when the baton comes back to the outside.
  let outside = NativeSemaphore()
  /// Posted by an interrupt, to end an idle wait of real mode.
  let interruptSemaphore = NativeSemaphore()

  private let reading = Atomic<Int64>(0)
  /// Writes the records of the run.
  public private(set) lazy var records = RecordWriter(self)

  /// Returns the position of the script's code that runs on the calling thread.
  ///
  /// Set before the first entry.
  public var callPosition: (() -> SourcePosition?)?

  /// Called on main at the end of each of its jobs, the script's own among them.
  public var onMainTurn: (() throws -> Void)?

  /// Called on each thread that ends, before it passes the baton on for the last time.
  ///
  /// Set before the first entry.
  public var onThreadEnd: (() -> Void)?

  /// Whether jobs and timers remember where they were scheduled, and one that starts on the thread that scheduled it has a
  /// record as well.
  ///
  /// Set before the first entry.
  public var recordsTurns = false

  /// The owner's own object, for code that knows only the stage of its thread.
  ///
  /// Set before the first entry.
  public weak var context: AnyObject?

  /// Whether the sink wants to know when jobs start.
  var wantsStarts: Bool {
    recordsTurns && !configuration.kinds.isDisjoint(with: .starts)
  }

  /// Where the calling thread schedules a job.
  func newTrace() -> JobTrace? { wantsStarts ? JobTrace(call: callPosition?()) : nil }

  /// Makes a stage.
  ///
  /// Its threads start with the first entry.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    choices = configuration.schedule.map { ChoiceMaker($0, seed: configuration.seed) }
    threads = ThreadRoster(main: main)
    queues.add(mainCore)
    if configuration.clock == .real { pace = Pace() }
  }

  /// The stage to which the calling thread belongs; nil on every other thread.
  public static var current: Stage? { CurrentThread.value?.stage }

  /// Whether the run is over.
  var isOver: Bool { outcome != nil }

  /// The calling thread, which has to be one of this stage's.
  func requireThread() -> StageThread {
    guard let thread = CurrentThread.value, thread.stage === self else {
      preconditionFailure("Only a thread of the stage may block on it.")
    }
    return thread
  }

  /// Checks the one rule that callers have to keep.
  func checkBaton() {
    precondition(
      CurrentThread.value?.stage === self || !isOpen.load(ordering: .relaxed),
      "A stage is touched by its own threads, or from outside while no entry runs."
    )
  }
}
