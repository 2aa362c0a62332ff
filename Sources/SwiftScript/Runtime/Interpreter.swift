import Glibc
import Synchronization

/// One script's world: its globals, its types, what the host lets it see, and the means to stop it.
///
/// Script code may run on many threads, but only on one at a time: whoever starts threads hands over between them with
/// something that orders memory, as a semaphore does.
public final class Interpreter: @unchecked Sendable {  // guard: one thread at a time, see above
  /// What the host provides.
  public struct Host {
    /// Receives a line that a script prints, without the line break, and the place of the call.
    public var print: (String, SourceSpan?) -> Void
    /// Called every thousand or so statements; an error thrown here ends the script.
    public var poll: () throws -> Void
    /// Told of the first error that no script code can handle, on the thread where it happened.
    public var onFailure: (any Error) -> Void
    /// Runs the body of a `Task` on a thread of its own; without it a task waits until something is awaited.
    public var startTask: ((@escaping () -> Void) -> Void)?
    /// Lets time pass on the calling thread, in seconds; without it none passes.
    public var sleep: ((Double) throws -> Void)?
    /// Blocks the calling thread until the closure returns true, and calls it again after each `wake`; without it a thread
    /// that waits looks again after a millisecond.
    public var wait: ((_ isDone: () throws -> Bool) throws -> Void)?
    /// Has every thread that waits check again what it waits for.
    public var wake: () -> Void
    /// Told of each statement before it runs, on the script's thread, and who called the function that it is in; not of
    /// those inside closures.
    ///
    /// If absent, as it is where nobody steps, statements cost nothing for it.
    public var onStatement: ((SourceSpan, StatementCaller) -> Void)?
    /// Called where another thread may run first: before each statement, and in an assignment before it stores the value.
    ///
    /// If absent, threads change only where they wait, and statements cost nothing for it.
    public var preempt: (() throws -> Void)?

    /// Makes a host.
    public init(
      print: @escaping (String, SourceSpan?) -> Void,
      poll: @escaping () throws -> Void = {},
      onFailure: @escaping (any Error) -> Void = { _ in },
      startTask: ((@escaping () -> Void) -> Void)? = nil,
      sleep: ((Double) throws -> Void)? = nil,
      wait: ((_ isDone: () throws -> Bool) throws -> Void)? = nil,
      wake: @escaping () -> Void = {},
      onStatement: ((SourceSpan, StatementCaller) -> Void)? = nil,
      preempt: (() throws -> Void)? = nil
    ) {
      self.print = print
      self.poll = poll
      self.onFailure = onFailure
      self.startTask = startTask
      self.sleep = sleep
      self.wait = wait
      self.wake = wake
      self.onStatement = onStatement
      self.preempt = preempt
    }
  }

  static let ticksBetweenPolls = 1_000

  /// What scripts can see.
  public let library: Library
  package let host: Host
  /// The most statements that may run between two calls of `restoreBudget`.
  private let budget: Int
  private var budgetLeft: Int
  /// How often the script read the clock since time passed, and where it did last.
  private var clockReads: (count: Int, site: SourceSpan?) = (0, nil)
  /// Reading the clock costs much more than it takes, so that a loop that waits for it to move ends within seconds.
  private static let statementsAClockRead = 500
  /// Set when the script has failed or was stopped; from then on no script code starts.
  private let stopped = Atomic<Bool>(false)

  let world: World
  /// Tells objects that outlive the interpreter that it is gone.
  let link = Link()

  /// The way to an interpreter that may be gone; a weak reference would make every use of the interpreter slower.
  final class Link {
    fileprivate var held: Unmanaged<Interpreter>?

    /// The interpreter; nil once it has released its world.
    var interpreter: Interpreter? { held?.takeUnretainedValue() }

    /// The calling thread's machine.
    ///
    /// - Throws: `ScriptStopped` if no script code may start.
    func machine() throws -> Machine {
      guard let held else { throw ScriptStopped() }
      return try held._withUnsafeGuaranteedRef { interpreter in
        if interpreter.isStopped { throw ScriptStopped() }
        return interpreter.machine
      }
    }
  }
  /// Tasks that have not begun.
  var waitingTasks: ArraySlice<ScriptTask> = []
  /// What was printed so far.
  var printing: Printing

  /// Makes a world.
  ///
  /// - Parameter budget: How many statements may run before `restoreBudget` must have been called, about; a script
  ///   that runs more is in an endless loop.
  public init(library: Library, host: Host, budget: Int = 50_000_000) {
    self.library = library
    self.host = host
    self.budget = budget
    budgetLeft = budget
    printing = Printing(budget: budget)
    world = World(library: library)
    link.held = .passUnretained(self)
  }

  deinit { releaseWorld() }

  /// Ends the script's world for good: releases its values, and everything that it and the host have declared.
  ///
  /// The interpreter owns its world and its library. Values, compiled code and the host's functions borrow them, and refer to
  /// each other in cycles, so they go only by being told to. No script code runs meanwhile or afterwards, no `deinit`
  /// either. What objects of a script that leak hold of the host's stays.
  public func releaseWorld() {
    stop()
    if link.held == nil { return }
    link.held = nil
    waitingTasks = []
    world.release()
    library.release()
  }

  /// Whether the script failed or was stopped.
  public var isStopped: Bool { stopped.load(ordering: .relaxed) }

  /// Lets no more script code start.
  ///
  /// Safe on any thread and in a signal handler.
  public func stop() { stopped.store(true, ordering: .releasing) }

  /// Lets script code run again, for the next entry at a prompt.
  public func resume() {
    stopped.store(false, ordering: .releasing)
    restoreBudget()
  }

  /// Says that the script makes progress: time has passed.
  public func restoreBudget() {
    budgetLeft = budget
    clockReads = (0, nil)
    printing.restoreBudget()
  }

  /// Counts that script code reads the host's clock.
  public func countClockRead() {
    let machine = machine
    clockReads = (clockReads.count + 1, machine.site)
    machine.count(statements: Self.statementsAClockRead)
  }

  /// Looks around after about as many statements as `ticks`.
  func poll(_ machine: Machine, after ticks: Int) throws {
    if isStopped { throw ScriptStopped() }
    budgetLeft -= ticks
    if budgetLeft < 0 {
      if clockReads.count > budget / Self.statementsAClockRead / 2 {
        throw ScriptTrap(
          Diagnostic(
            "the script read the clock \(clockReads.count) times and no time passed",
            at: clockReads.site ?? machine.site,
            hint: """
              time passes while code waits, not while it runs; wait with `Thread.sleep` or use a timer
              """
          )
        )
      }
      throw ScriptTrap(
        Diagnostic(
          "the script ran \(budget) statements and no time passed",
          at: machine.site,
          hint: "does this loop ever end?"
        )
      )
    }
    try host.poll()
  }

  /// Stops the script because of an error that nothing in it can handle.
  package func fail(_ error: any Error) {
    guard !stopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
    if !(error is ScriptStopped) { host.onFailure(error) }
  }

  /// The calling thread's machine for this interpreter.
  package var machine: Machine {
    if let held = pthread_getspecific(Self.machineKey) {
      let machine = Unmanaged<Machine>.fromOpaque(held)
      let isOwn = machine._withUnsafeGuaranteedRef { $0.interpreter === self }
      if isOwn { return machine.takeUnretainedValue() }
    }
    return makeMachine()
  }

  private func makeMachine() -> Machine {
    let machine = Machine(interpreter: self)
    if let old = pthread_getspecific(Self.machineKey) {
      Unmanaged<Machine>.fromOpaque(old).release()
    }
    pthread_setspecific(Self.machineKey, Unmanaged.passRetained(machine).toOpaque())
    return machine
  }

  /// Holds the thread's last used machine; released when the thread ends.
  private static let machineKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      if let held { Unmanaged<Machine>.fromOpaque(held).release() }
    }
    return key
  }()
}
