import Synchronization

extension Stage {
  /// Runs `body` on main, then everything that it set in motion, until nothing is left or the limit
  /// is reached.
  ///
  /// Blocks the caller, which must not be a thread of this stage. Afterwards no thread of the stage
  /// is left. A thread that waits for something that cannot come any more makes the outcome
  /// ``Outcome/deadlocked(_:)``. Use a stage for one run.
  public func run(_ body: @escaping () throws -> Void) -> Outcome {
    enter(.run) { try body() }
    return finish()
  }

  /// Runs `body` on main, then everything that is ready, without moving the clock any further.
  ///
  /// The session goes on afterwards, whatever `body` throws. While `body` or a job of the main
  /// queue blocks, time passes as it needs to.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; ``StageEnded`` if an interrupt cut it short, or if the run is
  ///   over: ``outcome`` tells.
  @discardableResult
  public func perform<Value>(_ body: @escaping () throws -> Value) throws -> Value {
    var result: Result<Value, any Error> = .failure(StageEnded())
    let wasCutShort = enter(.perform) { result = Result(catching: body) }
    if isOver || wasCutShort { throw StageEnded() }
    return try result.get()
  }

  /// Lets `duration` pass, with everything that falls due in it.
  ///
  /// - Throws: ``StageEnded`` if an interrupt cut it short, or if the run is over: ``outcome``
  ///   tells.
  public func advance(by duration: StageTime) throws {
    let wasCutShort = enter(.advance(to: now + duration), nil)
    if isOver || wasCutShort { throw StageEnded() }
  }

  /// Whether what blocks in an entry takes as long by the wall clock as it says, in virtual mode too.
  ///
  /// What ``advance(by:)`` lets pass is not held back: the caller has waited for it.
  public var takesWallTime: Bool {
    get { brake != nil }
    set {
      checkBaton()
      brake = newValue ? Pace() : nil
      brake?.restart(at: now)
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
    joinEnded()
    discardPending()
    return outcome ?? .finished
  }

  /// Lets the owner record something when the run is over, however it ended.
  public func sayLastWords(_ body: () -> Void) {
    checkBaton()
    isSayingLastWords = true
    body()
    isSayingLastWords = false
  }

  /// When the next thing is due; nil if nothing is.
  public var nextDue: StageTime? { timeline.first?.time }

  /// Hands the baton in and waits until the stage is quiet or over.
  ///
  /// - Returns: Whether an interrupt cut the entry short.
  @discardableResult
  private func enter(_ entry: Entry, _ body: (() throws -> Void)?) -> Bool {
    checkBaton()
    if isOver { return false }
    self.entry = entry
    if case .run = entry {} else { forgetInterrupt() }
    pace?.restart(at: now)
    brake?.restart(at: now)
    if let body {
      mainCore.prepend(Job(body: body, origin: main, isEntry: true))
      pump(mainCore)
    }
    drive()
    defer { forgetInterrupt() }
    return isCutShort
  }

  private func drive() {
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

  /// What the outside has asked for.
  enum Entry {
    case perform
    case advance(to: StageTime)
    case run

    /// How far the clock may go while main has nothing to do.
    func horizon(at now: StageTime) -> StageTime {
      switch self {
      case .perform: now
      case .advance(let target): target
      case .run: .never
      }
    }
  }
}
