public import Foundation

/// The time of a screen: when it is, what runs later, and how a person's seconds pass.
///
/// A host that has a clock and a main queue of its own adapts them. Without one the screen uses ``VirtualClock``.
public protocol ScreenClock: AnyObject {
  /// The present date.
  var now: Date { get }

  /// Runs `work` on main after `seconds`. Zero is main's next turn.
  func schedule(after seconds: TimeInterval, _ work: @escaping () -> Void)

  /// Lets main run for `seconds`, then until nothing is ready at that instant.
  ///
  /// The hand calls it while it presses, types and waits. Call `turnEnded` after each piece of main's work, so that
  /// the screen can lay itself out.
  func run(for seconds: TimeInterval, turnEnded: () -> Void)
}

/// A clock that jumps from one piece of work to the next; its time is the same in every run.
public final class VirtualClock: ScreenClock {
  private struct Entry {
    let due: TimeInterval
    let number: Int
    let work: () -> Void
  }

  private let start: Date
  private var elapsed: TimeInterval = 0
  private var entries: [Entry] = []
  private var count = 0

  /// - Parameter start: The date at which the clock starts.
  public init(start: Date = Date(timeIntervalSince1970: 1_462_076_237)) {
    self.start = start
  }

  public var now: Date { start.addingTimeInterval(elapsed) }

  /// The seconds since the clock was made.
  public var seconds: TimeInterval { elapsed }

  public func schedule(after seconds: TimeInterval, _ work: @escaping () -> Void) {
    let entry = Entry(due: elapsed + max(seconds, 0), number: count, work: work)
    count += 1
    // The entries are few and stay in order of due time, then of scheduling.
    let index = entries.lastIndex { $0.due <= entry.due }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: index)
  }

  public func run(for seconds: TimeInterval, turnEnded: () -> Void) {
    let end = elapsed + max(seconds, 0)
    while let next = entries.first, next.due <= end {
      entries.removeFirst()
      elapsed = max(elapsed, next.due)
      next.work()
      turnEnded()
    }
    elapsed = max(elapsed, end)
  }
}
