import Glibc

/// Keeps the run's clock in step with the monotonic clock in real mode.
///
/// The order of a real run is that of the virtual one: this only waits until the wall clock has reached each deadline.
struct Pace {
  /// Below this much lateness the run catches up, so that a repeating timer does not drift.
  ///
  /// Above it the script computed for long, and a sleep that begins after that still takes its time: the timeline is
  /// shifted.
  private static let tolerance: Int64 = 20_000_000

  private var origin: Int64?
  private var start = Pace.monotonic

  /// Time on the wall since the first entry began.
  var elapsed: StageTime {
    origin.map { StageTime(nanoseconds: Pace.monotonic - $0) } ?? .zero
  }

  /// Continues the timeline from `now`: the clock stood still while no entry of the session ran.
  mutating func restart(at now: StageTime) {
    start = Pace.monotonic - now.nanoseconds
    origin = origin ?? start
  }

  /// Waits until the wall clock reaches `time`, or until `semaphore` is posted and `isEnding` returns true.
  mutating func wait(
    from now: StageTime,
    until time: StageTime,
    orPost semaphore: NativeSemaphore,
    isEnding: () -> Bool
  ) {
    let lateness = Pace.monotonic - start - now.nanoseconds
    if lateness > Pace.tolerance { start += lateness }
    let deadline = (StageTime(nanoseconds: start) + time).nanoseconds
    while !isEnding(), Pace.monotonic < deadline { semaphore.wait(until: deadline) }
  }

  /// What the monotonic clock has counted, in nanoseconds.
  static var monotonic: Int64 {
    var point = timespec()
    clock_gettime(CLOCK_MONOTONIC, &point)
    return Int64(point.tv_sec) * 1_000_000_000 + Int64(point.tv_nsec)
  }
}
