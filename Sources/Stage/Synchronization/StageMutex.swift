/// A lock with an owner.
///
/// Waiting threads get it in the order in which they came.
///
/// `@unchecked Sendable`: touched only by the holder of the stage's baton.
public final class StageMutex: @unchecked Sendable {
  private let stage: Stage
  private let isRecursive: Bool
  private var owner: StageThread?
  private var depth = 0
  private let line = WaitLine()

  init(stage: Stage, isRecursive: Bool) {
    self.stage = stage
    self.isRecursive = isRecursive
  }

  /// Whether the calling thread holds the lock.
  public var isHeld: Bool { owner === stage.currentThread }

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
    // `unlock` makes the woken thread the owner, so that nobody slips in between.
    return try stage.block(.lock(owner: owner), in: line, until: deadline)
  }

  /// Takes the lock if that needs no waiting.
  public func tryLock() -> Bool {
    stage.checkBaton()
    if owner == nil || isRecursive && isHeld {
      owner = stage.currentThread
      depth += 1
      return true
    }
    return false
  }

  /// Gives the lock back, or on to the thread that has waited longest.
  ///
  /// - Throws: `StageError.notLocked` if the caller does not hold it.
  public func unlock() throws {
    stage.checkBaton()
    guard isHeld else { throw StageError.notLocked }
    depth -= 1
    if depth > 0 { return }
    owner = line.popFirst()
    if let owner {
      depth = 1
      stage.wake(owner, .signalled)
    }
  }
}

extension Stage {
  /// A lock that nobody holds.
  ///
  /// A recursive one may be locked again by its owner, and is free after as many unlocks.
  public func makeMutex(recursive: Bool = false) -> StageMutex {
    StageMutex(stage: self, isRecursive: recursive)
  }
}
