import OpenCombine

/// Virtual time for OpenCombine, which has none: a clock of whole seconds, with its work in the order of its time.
final class TickScheduler: Scheduler {
  struct Time: Strideable {
    let ticks: Int

    func distance(to other: Time) -> Stride { Stride(ticks: other.ticks - ticks) }

    func advanced(by stride: Stride) -> Time { Time(ticks: ticks + stride.ticks) }
  }

  struct Stride: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible {
    var ticks: Int

    var magnitude: Int { abs(ticks) }

    init(ticks: Int) { self.ticks = ticks }

    init(integerLiteral ticks: Int) { self.ticks = ticks }

    init?<Source: BinaryInteger>(exactly source: Source) { ticks = Int(source) }

    static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.ticks < rhs.ticks }

    static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(ticks: lhs.ticks + rhs.ticks) }

    static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(ticks: lhs.ticks - rhs.ticks) }

    static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(ticks: lhs.ticks * rhs.ticks) }

    static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    static func seconds(_ count: Int) -> Stride { Stride(ticks: count) }

    static func seconds(_ count: Double) -> Stride { Stride(ticks: Int(count)) }

    static func milliseconds(_ count: Int) -> Stride { Stride(ticks: count / 1_000) }

    static func microseconds(_ count: Int) -> Stride { Stride(ticks: count / 1_000_000) }

    static func nanoseconds(_ count: Int) -> Stride { Stride(ticks: count / 1_000_000_000) }
  }

  private final class Job: Cancellable {
    let time: Time
    var action: (() -> Void)?

    init(_ time: Time, _ action: @escaping () -> Void) {
      self.time = time
      self.action = action
    }

    func cancel() { action = nil }
  }

  private(set) var now = Time(ticks: 0)
  // In the order of time; few wait at a time, and most come in at the end.
  private var jobs: [Job] = []

  let minimumTolerance = Stride(ticks: 0)

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(Job(now, action)) }

  func schedule(
    after date: Time,
    tolerance: Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(Job(date, action))
  }

  // The operators measured cancel the work when it is done for the first time, so it is not repeated here.
  func schedule(
    after date: Time,
    interval: Stride,
    tolerance: Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let job = Job(date, action)
    add(job)
    return job
  }

  func advance(by ticks: Int) {
    let target = Time(ticks: now.ticks + ticks)
    while let job = jobs.first, job.time <= target {
      jobs.removeFirst()
      if let action = job.action {
        now = max(now, job.time)
        action()
      }
    }
    now = target
  }

  private func add(_ job: Job) {
    let place = (jobs.lastIndex { $0.time <= job.time } ?? -1) + 1
    jobs.insert(job, at: place)
  }
}
