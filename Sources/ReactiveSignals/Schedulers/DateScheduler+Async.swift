public import Foundation
import ReactiveKernel

extension DateScheduler {
  /// Suspends the task for an interval of this scheduler's time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    for interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .seconds(0)
  ) async throws {
    try await sleep(until: currentDate.addingTimeInterval(interval.seconds), leeway: leeway)
  }

  /// Suspends the task until a date of this scheduler.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    until deadline: Date,
    leeway: DispatchTimeInterval = .seconds(0)
  ) async throws {
    try Task.checkCancellation()
    let (wakes, continuation) = AsyncStream<Void>.makeStream()
    let work = schedule(after: deadline) { continuation.finish() }
    // The stream also ends when the task is cancelled.
    for await _ in wakes {}
    work?.dispose()
    try Task.checkCancellation()
  }

  /// A stream of this scheduler's dates, one after each interval.
  ///
  /// Its end cancels the timer.
  public func timer(
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .seconds(0)
  ) -> AsyncStream<Date> {
    AsyncStream { continuation in
      let scheduler = Transfer(self)
      let work = Transfer(
        schedule(after: interval, interval: interval, leeway: leeway) {
          continuation.yield(scheduler.value.currentDate)
        }
      )
      continuation.onTermination = { _ in work.value?.dispose() }
    }
  }
}
