public import Foundation

/// The wall clock and the run loop of the thread that makes it, for a program whose other work runs there too.
///
/// A program that dispatches to the main queue makes it on the main thread: its hand then waits in real time, and the main
/// queue runs meanwhile.
public final class RunLoopClock: ScreenClock {
  private let loop = RunLoop.current

  public init() {}

  public var now: Date { Date() }

  public func schedule(after seconds: TimeInterval, _ work: @escaping () -> Void) {
    // The timer fires on the thread of the run loop, which is the one that calls here.
    // Foundation keeps a timer's closure after it has fired, so the work is taken out of it.
    nonisolated(unsafe) var waiting: (() -> Void)? = work
    let timer = Timer(timeInterval: max(seconds, 0), repeats: false) { _ in
      let work = waiting
      waiting = nil
      work?()
    }
    loop.add(timer, forMode: .default)
  }

  public func run(for seconds: TimeInterval, turnEnded: () -> Void) {
    let end = Date(timeIntervalSinceNow: max(seconds, 0))
    repeat {
      let next = loop.limitDate(forMode: .default) ?? end
      _ = loop.run(mode: .default, before: min(next, end))
      turnEnded()
      // A timer that is due is ready at this instant, whatever the end.
    } while Date() < end || (loop.limitDate(forMode: .default).map { $0 <= Date() } ?? false)
  }
}
