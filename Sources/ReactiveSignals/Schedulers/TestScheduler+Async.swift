public import Foundation

// Each gives other tasks a chance to run before and after the time advances, so that they schedule and receive.
extension TestScheduler {
  /// Advances by a nanosecond.
  @MainActor
  public func advance() async { await advance(by: .nanoseconds(1)) }

  /// Advances by an interval.
  @MainActor
  public func advance(by interval: DispatchTimeInterval) async {
    await advance(to: currentDate.addingTimeInterval(interval.seconds))
  }

  /// Advances by some seconds.
  @MainActor
  public func advance(by interval: TimeInterval) async {
    await advance(to: currentDate.addingTimeInterval(interval))
  }

  /// Advances to a date, one piece of work at a time.
  @MainActor
  public func advance(to newDate: Date) async {
    await yieldToOthers()
    while let date = nextDate, date <= newDate {
      advanceInOneStep(to: max(date, currentDate))
      await yieldToOthers()
    }
    advanceInOneStep(to: newDate)
    await yieldToOthers()
  }

  /// Runs everything that is scheduled.
  @MainActor
  public func run() async { await advance(to: .distantFuture) }

  private func advanceInOneStep(to date: Date) { advance(to: date) }

  private func yieldToOthers() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
