public import Foundation
import Stage

/// Lets the wall clock drive a lesson: it goes on by itself while the learner types.
///
/// `@unchecked Sendable`: the player is touched with the lock held, by the clock's thread and by whoever else has it.
public final class LivePlayer: @unchecked Sendable {
  private let player: LessonPlayer
  private let lock: NSRecursiveLock
  private let write: @Sendable (String) -> Void
  // Guarded by the lock.
  private var isStopped = false
  private var hasMoved = false

  /// - Parameters:
  ///   - lock: Held by whoever touches the player, or stops this.
  ///   - write: Receives each line that comes, on the clock's thread.
  public init(
    _ player: LessonPlayer,
    lock: NSRecursiveLock,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.player = player
    self.lock = lock
    self.write = write
  }

  /// Lets the time run, until `stop`, a breakpoint or the end of the lesson.
  public func start() {
    LiveClock(
      start: player.time,
      move: { [self] target, _ in move(to: target) },
      failed: write
    ).start()
  }

  /// Lets the time stand still again.
  public func stop() { isStopped = true }

  /// Whether the time runs.
  public var isRunning: Bool { !isStopped }

  /// - Returns: Mistakes; nothing when the time is to stand still.
  private func move(to target: StageTime) -> [String]? {
    lock.withLock {
      if isStopped { return nil }
      let progress = player.drift(to: target, isFirst: !hasMoved)
      hasMoved = true
      let renderer = PlainRenderer(clock: LogClock())
      for line in progress.records.compactMap({ renderer.line(for: $0) }) { write(line) }
      switch progress.stop {
      case .goal: return []
      case .breakpoint(let title): write("stopped: \(title)")
      case .interrupted: write("interrupted")
      case .end(let mistakes):
        for mistake in mistakes { write(mistake) }
        if mistakes.isEmpty { write("The script has ended.") }
      }
      isStopped = true
      return nil
    }
  }
}
