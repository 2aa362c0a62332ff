package import Foundation
import Stage

/// Lets a lesson follow the wall clock while the learner types.
///
/// `@unchecked Sendable`: every thread that uses the player holds the lock.
package final class LivePlayer: @unchecked Sendable {
  private let player: LessonPlayer
  private let lock: NSRecursiveLock
  private let write: @Sendable (String) -> Void
  private let around: Around
  private let page: (_ step: Int) -> [String]
  private let moved: () -> Void
  // Guarded by the lock.
  private var isStopped = false
  private var hasMoved = false

  /// Makes a move that can be interrupted.
  package typealias Around = (_ move: () -> LessonPlayer.Progress) -> LessonPlayer.Progress

  /// - Parameters:
  ///   - lock: Guards the player and this object.
  ///   - write: Receives each printed line, after its time, on the clock's thread.
  ///   - around: Called for each move.
  ///   - page: Returns the page of a step that is entered.
  ///   - moved: Called after each move on which something happened, on the clock's thread, which holds the lock.
  package init(
    _ player: LessonPlayer,
    lock: NSRecursiveLock,
    write: @escaping @Sendable (String) -> Void,
    around: @escaping Around = { $0() },
    page: @escaping (_ step: Int) -> [String] = { _ in [] },
    moved: @escaping () -> Void = {}
  ) {
    self.player = player
    self.lock = lock
    self.write = write
    self.around = around
    self.page = page
    self.moved = moved
  }

  /// Starts live time, until `stop`, a breakpoint or the end of the lesson.
  package func start() {
    LiveClock(
      start: player.time,
      move: { [self] target, _ in move(to: target) },
      failed: write
    ).start()
  }

  /// Stops live time.
  package func stop() { isStopped = true }

  /// Whether time is live.
  package var isRunning: Bool { !isStopped }

  /// - Returns: Mistakes; nil if live time is over.
  private func move(to target: StageTime) -> [String]? {
    lock.withLock {
      if isStopped { return nil }
      let progress = around { player.advanceLive(to: target, isFirst: !hasMoved) }
      hasMoved = true
      defer { if !progress.points.isEmpty || isStopped { moved() } }
      show(progress)
      switch progress.stop {
      case .arrived: return []
      case .breakpoint(let title): write(StopMessage.breakpoint(title))
      case .interrupted: write(StopMessage.interrupted(continueWith: "`:live`"))
      case .end(let mistakes):
        for mistake in mistakes { write(mistake) }
        if let limit = player.reachedLimit { write(StopMessage.limit(limit)) }
        if mistakes.isEmpty { write(StopMessage.end) }
      }
      isStopped = true
      return nil
    }
  }

  /// Writes what was printed, and the page of each step before it.
  private func show(_ progress: LessonPlayer.Progress) {
    let renderer = PlainRenderer(clock: LogClock())
    var entrances = progress.entrances[...]
    func showPages(before count: Int) {
      while let next = entrances.first, next.point <= count {
        entrances.removeFirst()
        for line in page(next.step) { write(line) }
      }
    }
    for (index, point) in progress.points.enumerated() {
      showPages(before: index)
      guard let record = point.record, let line = renderer.line(for: record) else { continue }
      write("\(record.time) \(line)")
    }
    showPages(before: progress.points.count)
  }
}
