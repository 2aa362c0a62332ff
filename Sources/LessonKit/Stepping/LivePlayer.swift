public import Foundation
import Stage

/// Lets the wall clock drive a lesson: it goes on by itself while the learner types.
///
/// `@unchecked Sendable`: the player is touched with the lock held, by the clock's thread and by whoever else has it.
public final class LivePlayer: @unchecked Sendable {
  private let player: LessonPlayer
  private let lock: NSRecursiveLock
  private let write: @Sendable (String) -> Void
  private let around: Around
  private let page: (_ section: Int) -> [String]
  // Guarded by the lock.
  private var isStopped = false
  private var hasMoved = false

  /// Makes a move, and lets it be stopped meanwhile.
  public typealias Around = (_ move: () -> LessonPlayer.Progress) -> LessonPlayer.Progress

  /// - Parameters:
  ///   - lock: Held by whoever touches the player, or stops this.
  ///   - write: Receives each line that comes, behind its time, on the clock's thread.
  ///   - around: Called for each move.
  ///   - page: The words and the code of a section that is come to.
  public init(
    _ player: LessonPlayer,
    lock: NSRecursiveLock,
    write: @escaping @Sendable (String) -> Void,
    around: @escaping Around = { $0() },
    page: @escaping (_ section: Int) -> [String] = { _ in [] }
  ) {
    self.player = player
    self.lock = lock
    self.write = write
    self.around = around
    self.page = page
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
      let progress = around { player.drift(to: target, isFirst: !hasMoved) }
      hasMoved = true
      show(progress)
      switch progress.stop {
      case .goal: return []
      case .breakpoint(let title): write("stopped: \(title)")
      case .interrupted: write("interrupted; `:live` goes on")
      case .end(let mistakes):
        for mistake in mistakes { write(mistake) }
        if let limit = player.reachedLimit { write("rxlab: \(limit.note)") }
        if mistakes.isEmpty { write("The script has ended.") }
      }
      isStopped = true
      return nil
    }
  }

  /// Writes what passed: the page of each section before what happened in it.
  private func show(_ progress: LessonPlayer.Progress) {
    let renderer = PlainRenderer(clock: LogClock())
    var entrances = progress.entrances[...]
    func showPages(before count: Int) {
      while let next = entrances.first, next.moment <= count {
        entrances.removeFirst()
        for line in page(next.section) { write(line) }
      }
    }
    for (index, moment) in progress.moments.enumerated() {
      showPages(before: index)
      guard let record = moment.record, let line = renderer.line(for: record) else { continue }
      write("\(record.time) \(line)")
    }
    showPages(before: progress.moments.count)
  }
}
