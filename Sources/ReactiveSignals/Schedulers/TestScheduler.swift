public import Foundation
import ReactiveKernel

/// A scheduler whose time stands still until it is advanced.
///
/// Work runs on the thread that advances, in the order of its dates and, for the same date, of scheduling.
// Sendable: guarded by `lock`.
public final class TestScheduler: DateScheduler, @unchecked Sendable {
  private final class Work: Disposable {
    let date: Date
    private let action: () -> Void
    private let flag = StopFlag()

    init(_ date: Date, _ action: @escaping () -> Void) {
      self.date = date
      self.action = action
    }

    var isDisposed: Bool { flag.isSet }

    func dispose() { _ = flag.set() }

    func run() {
      if !isDisposed { action() }
    }
  }

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var date: Date
  // What comes first is last: by date, and by scheduling among equals. Guarded by `lock`.
  @exclusivity(unchecked) private var waiting: [Work] = []

  /// - Parameter startDate: The first date of the clock; by default the start of 2001.
  public init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) { date = startDate }

  public var currentDate: Date { lock.locked { date } }

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    add(currentDate, action)
  }

  /// Schedules work for after a delay.
  @discardableResult
  public func schedule(
    after delay: DispatchTimeInterval,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    add(currentDate.addingTimeInterval(delay.seconds), action)
  }

  @discardableResult
  public func schedule(after date: Date, action: @escaping () -> Void) -> (any Disposable)? {
    add(date, action)
  }

  @discardableResult
  public func schedule(
    after date: Date,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .seconds(0),
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    precondition(interval.seconds >= 0, "A timer needs an interval of at least zero.")
    let scheduled = SerialDisposable()
    repeatWork(after: date, interval, scheduled, action)
    return scheduled
  }

  private func repeatWork(
    after date: Date,
    _ interval: DispatchTimeInterval,
    _ scheduled: SerialDisposable,
    _ action: @escaping () -> Void
  ) {
    scheduled.inner = add(date) { [weak self, weak scheduled] in
      action()
      guard let self, let scheduled, !scheduled.isDisposed else { return }
      repeatWork(
        after: date.addingTimeInterval(interval.seconds),
        interval,
        scheduled,
        action
      )
    }
  }

  /// The date of the work that is due next.
  var nextDate: Date? { lock.locked { waiting.last?.date } }

  private func add(_ date: Date, _ action: @escaping () -> Void) -> any Disposable {
    let work = Work(date, action)
    lock.locked {
      let index = waiting.partitioningIndex { $0.date <= date }
      if index == waiting.count { waiting.append(work) } else { waiting.insert(work, at: index) }
    }
    return work
  }

  /// Advances by a nanosecond, which runs what is due now.
  public func advance() { advance(by: .nanoseconds(1)) }

  /// Advances by an interval, and runs what becomes due.
  public func advance(by interval: DispatchTimeInterval) {
    advance(to: currentDate.addingTimeInterval(interval.seconds))
  }

  /// Advances by some seconds, and runs what becomes due.
  public func advance(by interval: TimeInterval) {
    advance(to: currentDate.addingTimeInterval(interval))
  }

  /// Advances to a date, and runs what becomes due.
  public func advance(to newDate: Date) {
    while let work = takeNext(until: newDate) { work.run() }
  }

  /// Advances to the next work until a date, or to that date if there is none.
  private func takeNext(until newDate: Date) -> Work? {
    lock.locked {
      guard let next = waiting.last, next.date <= newDate else {
        date = newDate
        return nil
      }
      if next.date > date { date = next.date }
      return waiting.removeLast()
    }
  }

  /// Runs everything that is scheduled, which never ends while there is a timer.
  public func run() { advance(to: .distantFuture) }

  /// Sets the clock back, without changing what is scheduled.
  public func rewind(by interval: DispatchTimeInterval) {
    lock.locked { date = date.addingTimeInterval(-interval.seconds) }
  }
}

extension Array {
  /// The index of the first element that fulfils a condition, if none before it does and all behind it do.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
