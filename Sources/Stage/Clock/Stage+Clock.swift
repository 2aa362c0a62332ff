public import Foundation

extension Stage {
  /// The date: the pinned start date plus ``now``; in real mode the wall clock's.
  public var date: Date {
    if configuration.clock == .real { return Date() }
    return configuration.startDate + now.seconds
  }

  /// The date of ``now``: the start date plus the time at which what runs now was due, in real mode too.
  ///
  /// What is decided by dates is decided by this one, so that a real run takes the same decisions as a virtual one.
  public var dueDate: Date { configuration.startDate + now.seconds }

  /// Blocks the calling thread for `duration`.
  ///
  /// Zero or less lets everything go first that is ready or due.
  ///
  /// - Throws: ``StageEnded`` if the run is ending or ends meanwhile.
  public func sleep(for duration: StageTime) throws {
    try sleep(until: now + max(duration, .zero))
  }

  /// Blocks the calling thread until the clock reaches `time`.
  ///
  /// - Throws: ``StageEnded`` if the run is ending or ends meanwhile.
  public func sleep(until time: StageTime) throws {
    _ = try block(.time, until: max(time, now))
  }

  /// Runs `body` as if it were `time` already, for a stepper that paused the run between two deadlines.
  ///
  /// Afterwards the clock is where it was, unless `body` has let time pass. Nothing may be due until `time`.
  public func at<Result>(_ time: StageTime, _ body: () throws -> Result) rethrows -> Result {
    checkBaton()
    let before = now
    guard configuration.clock == .virtual, time > before else { return try body() }
    now = time
    defer { if now == time { now = before } }
    return try body()
  }
}
