import ScriptMachine
import ScriptTypes

/// `Duration`, which Swift's own implements: whole seconds, and attoseconds behind them.
enum DurationNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    registerDurationCreation(in: &table)
    func operation(_ key: String, _ body: @escaping (Duration, Call) throws -> Duration) {
      table.add("Duration.\(key)") { call in .duration(try body(try call.duration(1), call)) }
    }
    operation("+(_:_:)") { try $0 + $1.duration(2) }
    operation("-(_:_:)") { try $0 - $1.duration(2) }
    operation("*(_: Duration, _: Int)") { try $0 * $1.int(2) }
    operation("*(_: Duration, _: T)") { try $0 * $1.int(2) }
    operation("*(_: Duration, _: Double)") { try $0 * $1.double(2) }
    operation("/(_: Duration, _: Int)") { duration, call in
      let divisor = try call.int(2)
      guard divisor != 0 else { throw call.machine.trap("Division by zero") }
      return duration / divisor
    }
    operation("/(_: Duration, _: Double)") { try $0 / $1.double(2) }
    table.add("Duration./(_: Duration, _: Duration)") { call in
      .double(try call.duration(1) / call.duration(2))
    }
    table.add("Duration.==(_:_:)") { call in .bool(try call.duration(1) == call.duration(2)) }
    table.add("Duration.<(_:_:)") { call in .bool(try call.duration(1) < call.duration(2)) }
    table.add("Duration.components") { $0[0] }
    table.add("Duration.description") { call in .string(try call.duration(0).description) }
    table.add("Duration.hash(into:)") { call in
      let parts = try call.duration(0).components
      try call.hasher(1).combine(Int(parts.seconds))
      try call.hasher(1).combine(Int(parts.attoseconds))
      return .void
    }
  }

  private static func registerDurationCreation(in table: inout NativeTable) {
    func make(_ key: String, _ body: @escaping (Call) throws -> Duration) {
      table.add("Duration.\(key)") { call in .duration(try body(call)) }
    }
    make("init(secondsComponent:attosecondsComponent:)") { call in
      Duration(
        secondsComponent: Int64(try call.int(0)),
        attosecondsComponent: Int64(try call.int(1))
      )
    }
    make("zero") { _ in .zero }
    make("seconds(_: T)") { .seconds(try $0.int(1)) }
    make("milliseconds(_: T)") { .milliseconds(try $0.int(1)) }
    make("microseconds(_: T)") { .microseconds(try $0.int(1)) }
    make("nanoseconds(_: T)") { .nanoseconds(try $0.int(1)) }
    let units: [(String, Double)] = [
      ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6),
    ]
    for (unit, size) in units {
      make("\(unit)(_: Double)") { call in
        let count = try call.double(1)
        guard count.isFinite, abs(count) * size < 1e18 else {
          throw call.machine.trap("\(count) \(unit) are no duration")
        }
        switch unit {
        case "milliseconds": return .milliseconds(count)
        case "microseconds": return .microseconds(count)
        default: return .seconds(count)
        }
      }
    }
  }
}

extension Value {
  fileprivate static func duration(_ duration: Duration) -> Value {
    let parts = duration.components
    return .tuple(.int(Int(parts.seconds)), .int(Int(parts.attoseconds)))
  }
}

extension Call {
  fileprivate func duration(_ position: Int) throws -> Duration {
    let parts = try self[position].record(machine)
    return Duration(
      secondsComponent: Int64(try parts[0].int(machine)),
      attosecondsComponent: Int64(try parts[1].int(machine))
    )
  }
}
