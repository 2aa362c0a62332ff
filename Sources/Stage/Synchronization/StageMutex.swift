/// A lock with an owner.
///
/// Waiting threads get it in the order in which they came, unless the schedule chooses another one.
public final class StageMutex: Sendable {
  private final class State {
    var owner: StageThread?
    var depth = 0
    let line = WaitLine()
  }

  private let stage: Stage
  private let isRecursive: Bool
  private let guarded = BatonGuarded(State())
  private var state: State { guarded.state }

  /// Creates a lock without an owner.
  ///
  /// - Parameter isRecursive: Whether its owner may lock it again; it is free after as many unlocks.
  public init(on stage: Stage, isRecursive: Bool = false) {
    self.stage = stage
    self.isRecursive = isRecursive
  }

  /// Whether the calling thread holds the lock.
  public var isHeld: Bool { state.owner === stage.currentThread }

  /// Takes the lock, waiting for it if need be.
  ///
  /// - Returns: False if `deadline` came first.
  /// - Throws: `StageError.alreadyLocked` if the caller holds the lock, waits without a
  ///   deadline, and the lock is not recursive;
  ///   ``StageEnded`` if the run is ending.
  @discardableResult
  public func lock(until deadline: StageTime = .never) throws -> Bool {
    if tryLock() { return true }
    if isHeld, deadline == .never { throw StageError.alreadyLocked }
    if deadline <= stage.now { return false }
    // `unlock` makes the woken thread the owner, so that no other thread takes the lock first.
    let reason = WaitReason.lock(owner: state.owner)
    return try stage.block(reason, in: state.line, until: deadline)
  }

  /// Takes the lock if that needs no waiting.
  public func tryLock() -> Bool {
    stage.checkBaton()
    guard state.owner == nil || isRecursive && isHeld else { return false }
    state.owner = stage.currentThread
    state.depth += 1
    return true
  }

  /// Releases the lock, or passes it to the next thread that waits.
  ///
  /// - Throws: `StageError.notLocked` if the caller does not hold it.
  public func unlock() throws {
    stage.checkBaton()
    guard isHeld else { throw StageError.notLocked }
    state.depth -= 1
    if state.depth > 0 { return }
    state.owner = state.line.popNext(choosing: stage.choose(among:))
    if let owner = state.owner {
      state.depth = 1
      stage.wake(owner, .signalled)
    }
  }
}
