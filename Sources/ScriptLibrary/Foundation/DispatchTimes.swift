import ScriptMachine

/// Dispatch's times, which count the nanoseconds of a stage's clock.
enum DispatchTimes: LibraryPart {
  static let declaration = #"""
    enum DispatchTimeoutResult { case success, timedOut }
    enum DispatchTimeInterval: Equatable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
      internal var length: Int? {
        switch self {
        case .seconds(let count): Self.product(count, 1_000_000_000)
        case .milliseconds(let count): Self.product(count, 1_000_000)
        case .microseconds(let count): Self.product(count, 1_000)
        case .nanoseconds(let count): count
        case .never: nil
        }
      }
      private static func product(_ count: Int, _ unit: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return overflow ? (count < 0 ? Int.min : Int.max) : product
      }
      static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool { lhs.length == rhs.length }
    }
    struct DispatchTime: Comparable {
      internal let nanoseconds: Int
      internal init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
      static func now() -> DispatchTime
      static let distantFuture: DispatchTime = DispatchTime(nanoseconds: .max)
      init(uptimeNanoseconds: UInt64) { nanoseconds = Int(clamping: uptimeNanoseconds) }
      var uptimeNanoseconds: UInt64 { UInt64(nanoseconds) }
      internal func moved(by length: Int?) -> DispatchTime { DispatchTime(nanoseconds: Self.sum(nanoseconds, length)) }
      internal func moved(bySeconds seconds: Double) -> DispatchTime { DispatchTime(nanoseconds: Self.sum(nanoseconds, seconds: seconds)) }
      private static func sum(_ nanoseconds: Int, _ length: Int?) -> Int
      private static func sum(_ nanoseconds: Int, seconds: Double) -> Int
      func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
      func distance(to other: DispatchTime) -> DispatchTimeInterval { .nanoseconds(other.nanoseconds - nanoseconds) }
      static func == (a: DispatchTime, b: DispatchTime) -> Bool { a.nanoseconds == b.nanoseconds }
      static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.nanoseconds < b.nanoseconds }
    }
    struct timespec {
      var tv_sec: Int
      var tv_nsec: Int
      init() { self.init(tv_sec: 0, tv_nsec: 0) }
      init(tv_sec: Int, tv_nsec: Int) {
        self.tv_sec = tv_sec
        self.tv_nsec = tv_nsec
      }
    }
    struct DispatchWallTime: Comparable {
      internal let time: DispatchTime
      internal init(time: DispatchTime) { self.time = time }
      static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }
      static let distantFuture: DispatchWallTime = DispatchWallTime(time: .distantFuture)
      static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time == b.time }
      static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time < b.time }
    }
    func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time.moved(by: interval.length) }
    func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time.moved(by: interval.length.map { -$0 }) }
    func + (time: DispatchTime, seconds: Double) -> DispatchTime { time.moved(bySeconds: seconds) }
    func - (time: DispatchTime, seconds: Double) -> DispatchTime { time.moved(bySeconds: -seconds) }
    func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime { DispatchWallTime(time: time.time + interval) }
    func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime { DispatchWallTime(time: time.time - interval) }
    func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime { DispatchWallTime(time: time.time + seconds) }
    func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime { DispatchWallTime(time: time.time - seconds) }
    """#

  static func register(in table: inout NativeTable) {
    table.function("DispatchTime.sum(_:_:)") { (_: Value, nanoseconds: Int, length: Int?) in
      sum(nanoseconds, length)
    }
    table.add("DispatchTime.sum(_:seconds:)") { call in
      let length = (try call.double(2) * 1e9).rounded()
      guard !length.isNaN else { throw call.machine.trap("`nan` seconds are no length of time") }
      return .int(sum(try call.int(1), length < 9.2e18 ? Int(max(length, -9.2e18)) : nil))
    }
  }

  /// What a time becomes when something is added: the last one if that has no end.
  private static func sum(_ nanoseconds: Int, _ length: Int?) -> Int {
    guard let length, nanoseconds != .max else { return .max }
    let (sum, overflow) = nanoseconds.addingReportingOverflow(length)
    return overflow ? .max : max(sum, 0)
  }
}
