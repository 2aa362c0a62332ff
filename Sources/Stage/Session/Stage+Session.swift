import DequeModule
import Synchronization

extension Stage {
  /// Runs `body` on main, then everything that it scheduled, until nothing is left or the limit is
  /// reached.
  ///
  /// Blocks the caller, which must not be a thread of this stage. Afterwards no thread of the stage
  /// is left. If main waits for what can never happen, the outcome is
  /// ``Outcome/deadlocked(_:)``. Use a stage for one run.
  public func run(_ body: @escaping () throws -> Void) -> Outcome {
    try? enter(.run) { try body() }
    return finish()
  }

  /// Runs `body` on main, then everything that is ready, without moving the clock any further.
  ///
  /// The session goes on, whatever `body` throws. While `body` or a job of the main
  /// queue blocks, time passes as it needs to.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; the error that failed a job meanwhile; ``StageEnded`` if an interrupt cut it short, or
  ///   if the run is over: ``outcome`` says how.
  @discardableResult
  public func perform<Value>(_ body: @escaping () throws -> Value) throws -> Value {
    var result: Result<Value, any Error> = .failure(StageEnded())
    try enter(.perform) { result = Result(catching: body) }
    return try result.get()
  }

  /// Lets `duration` pass, with everything that falls due in it.
  ///
  /// - Throws: The error that failed a job; ``StageEnded`` if an interrupt cut it short, or if the run is over:
  ///   ``outcome`` says how.
  public func advance(by duration: StageTime) throws {
    try enter(.advance(to: now + duration), nil)
  }

  /// Whether what blocks in an entry takes as long by the wall clock as it says, in virtual mode too.
  ///
  /// ``advance(by:)`` does not wait: its caller has waited already.
  public var takesWallTime: Bool {
    get { entryPace != nil }
    set {
      checkBaton()
      entryPace = newValue ? Pace() : nil
      entryPace?.restart(at: now)
    }
  }

  /// Ends the session: every thread unwinds and is joined.
  ///
  /// - Returns: How the run ended; `finished` unless it was over before.
  @discardableResult
  public func finish() -> Outcome {
    checkBaton()
    end(.finished)
    drive()
    threads.joinEnded()
    discardPending()
    return outcome ?? .finished
  }

  /// Objects that hold each other in a long chain release each other in calls inside calls, and none of them is counted.
  private static let stackSizeAfterEnd = 256 << 20

  /// Runs `body` on main, once more and alone, after the end of the run.
  ///
  /// What a program leaves behind goes in `body`: what it releases may look for the stage of its thread. Nothing is recorded,
  /// and nothing can block.
  ///
  /// - Returns: False if the system gave no thread, and `body` did not run.
  @discardableResult
  public func afterEnd(_ body: () -> Void) -> Bool {
    finish()
    return withoutActuallyEscaping(body) { body in
      main.native = NativeThread(stackSize: Self.stackSizeAfterEnd) { [self] in
        CurrentThread.value = main
        body()
      }
      main.stage = self
      defer { main.forgetNative() }
      guard let native = main.native, native.start() == 0 else { return false }
      native.join()
      return true
    }
  }

  /// Runs `body`, whose records are written even though the run is over.
  public func recordAfterEnd(_ body: () -> Void) {
    checkBaton()
    records.isRecordingAfterEnd = true
    body()
    records.isRecordingAfterEnd = false
  }

  /// When the next thing is due; nil if nothing is.
  public var nextDue: StageTime? { timeline.first?.time }

  /// Whether something is left to do besides the job that runs: a timer, a thread that is ready, or a job of the main queue.
  public var hasWork: Bool {
    checkBaton()
    return timeline.first != nil || !ready.isEmpty || mainCore.hasJobs
  }

  /// Passes the baton to the stage and waits until the stage is quiet or over.
  ///
  /// - Throws: What failed the entry; ``StageEnded`` if an interrupt cut it short, or if the run is over.
  private func enter(_ entry: Entry, _ body: (() throws -> Void)?) throws {
    checkBaton()
    if isOver { throw StageEnded() }
    self.entry = entry
    failure = nil
    if case .run = entry {} else { forgetInterrupt() }
    pace?.restart(at: now)
    entryPace?.restart(at: now)
    // An entry that is cut short before its body began leaves a job that does nothing.
    var body = body
    if body != nil {
      mainCore.prepend(Job(body: { try body?() }, origin: main, isEntry: true))
    }
    pump(mainCore)
    drive()
    body = nil
    if isCutShort, !isOver { holdJobs() }
    defer { forgetInterrupt() }
    if let failure { throw failure }
    if isOver || isCutShort { throw StageEnded() }
  }

  /// Leaves the jobs that have not begun to the next entry, which goes before them: what was interrupted may never end.
  private func holdJobs() {
    if let job = main.assignment?.job {
      main.assignment = nil
      main.isIdle = true
      mainCore.finishJob()
      mainCore.prepend(job)
      ready.removeAll { $0 === main }
    }
    swap(&held, &ready)
  }

  private func drive() {
    ready.append(contentsOf: held)
    held = []
    isOpen.store(true, ordering: .relaxed)
    passBaton(from: nil)
    outside.wait()
    isOpen.store(false, ordering: .relaxed)
  }

  private func forgetInterrupt() {
    _ = phase.compareExchange(
      expected: Phase.interrupted,
      desired: Phase.going,
      ordering: .relaxed
    )
    isCutShort = false
  }

  /// What the caller outside of the stage has asked for.
  enum Entry {
    case perform
    case advance(to: StageTime)
    case run

    /// The latest time that the clock may reach while main has nothing to do.
    func horizon(at now: StageTime) -> StageTime {
      switch self {
      case .perform: now
      case .advance(let target): target
      case .run: .never
      }
    }
  }
}
