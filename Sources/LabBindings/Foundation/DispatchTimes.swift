import Dispatch
import Stage
import SwiftScript

extension LabContext {
  /// Dispatch's times and intervals.
  ///
  /// Where an interval is expected, a number means seconds, as it did up to RxSwift 4.
  func declareDispatchTimes() {
    library.type("DispatchTimeInterval") { type in
      type.describe { payload in
        guard let interval = payload as? DispatchTimeInterval else { return "\(payload)" }
        return switch interval {
        case .seconds(let count): "seconds(\(count))"
        case .milliseconds(let count): "milliseconds(\(count))"
        case .microseconds(let count): "microseconds(\(count))"
        case .nanoseconds(let count): "nanoseconds(\(count))"
        default: "never"
        }
      }
      let units: [(String, (Int) -> DispatchTimeInterval)] = [
        ("seconds", DispatchTimeInterval.seconds),
        ("milliseconds", DispatchTimeInterval.milliseconds),
        ("microseconds", DispatchTimeInterval.microseconds),
        ("nanoseconds", DispatchTimeInterval.nanoseconds),
      ]
      for (name, make) in units {
        type.staticMethod("\(name)(_ count: Int) -> Any") { [self] in
          value("DispatchTimeInterval", make(try $0.int(0)))
        }
      }
      type.staticProperty("never: Any") { [self] in
        value("DispatchTimeInterval", DispatchTimeInterval.never)
      }
      let interval = { [self] (seconds: Double) in
        value(
          "DispatchTimeInterval",
          DispatchTimeInterval.nanoseconds(Int(StageTime.seconds(seconds).nanoseconds))
        )
      }
      type.convert { $0.plainNumber.flatMap { $0.isFinite ? interval($0) : nil } }
      type.initializer("(_ seconds: Double)") { call in
        guard let seconds = call[0].plainNumber, seconds.isFinite else {
          throw call.trap("an interval must be a number of seconds, and this is \(call[0])")
        }
        return interval(seconds)
      }
    }
    library.alias("RxTimeInterval", of: library["DispatchTimeInterval"])
    library.type("DispatchTime") { type in
      // DISPATCH_TIME_NOW was the number 0.
      type.convert { [self] in
        if case .int(0) = $0 { value("DispatchTime", stage.now) } else { nil }
      }
      type.staticMethod("now() -> DispatchTime") { [self] _ in value("DispatchTime", readTime) }
      type.staticProperty("distantFuture: DispatchTime") { [self] in
        value("DispatchTime", StageTime.never)
      }
      // Swift 2's `dispatch_time_t` was a number, and any time could be made one.
      type.initializer("(_ time: DispatchTime)") { [self] call in
        guard dialect == .rx2 else { throw call.trap("`DispatchTime` can't be made of this") }
        return value("DispatchTime", try call.deadline(0))
      }
      type.initializer("(uptimeNanoseconds: Int)") { [self] in
        value("DispatchTime", StageTime.nanoseconds(try $0.int(0)))
      }
      for name in ["uptimeNanoseconds", "rawValue"] {
        type.property("\(name): Int") {
          .int(Int($0.payload(StageTime.self)?.nanoseconds ?? 0))
        }
      }
      type.equality { ($0 as? StageTime) == ($1 as? StageTime) }
    }
    library.alias("DispatchWallTime", of: library["DispatchTime"])
    library.operator("-(lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime") {
      [self] call in
      value("DispatchTime", try call.deadline(0) - StageTime(try call.offset(1)))
    }
    for (name, sign) in [("+", 1.0), ("-", -1.0)] {
      library.operator("\(name)(lhs: DispatchTime, rhs: Double) -> DispatchTime") { [self] call in
        let seconds = call[1].number ?? 0
        // Infinity is a deadline that never comes.
        guard !seconds.isNaN else { throw call.trap("a time cannot be `nan` seconds from another") }
        return value("DispatchTime", try call.deadline(0) + .seconds(sign * seconds))
      }
    }
    library.operator("<(lhs: DispatchTime, rhs: DispatchTime) -> Bool") { call in
      .bool(try call.deadline(0) < call.deadline(1))
    }
    library.operator("+(lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime") {
      [self] call in
      guard let start: StageTime = call[0].payload() else {
        throw call.trap("a `DispatchTime` is expected here")
      }
      return value("DispatchTime", start + StageTime(try call.offset(1)))
    }
  }
}

extension Call {
  /// The interval between two times, which may be negative.
  fileprivate func offset(_ position: Int) throws -> DispatchTimeInterval {
    guard let interval: DispatchTimeInterval = self[position].payload() else {
      throw trap("a time interval is expected here", hint: "write `.seconds(1)`")
    }
    return interval
  }
}

extension Value {
  /// The number in an `Int` or `Double` that is no optional.
  fileprivate var plainNumber: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}
