import Foundation
import Rx
import SwiftScript

/// Virtual time as a script writes it.
protocol ScriptTime {
  init?(_ value: Value)
  func value(in lab: LabContext) -> Value
}

extension Int: ScriptTime {
  init?(_ value: Value) {
    guard case .int(let number) = value else { return nil }
    self = number
  }

  func value(in lab: LabContext) -> Value { .int(self) }
}

extension Double: ScriptTime {
  init?(_ value: Value) {
    guard let number = value.number else { return nil }
    self = number
  }

  func value(in lab: LabContext) -> Value { .double(self) }
}

extension Date: ScriptTime {
  init?(_ value: Value) {
    guard let date: Date = value.payload() else { return nil }
    self = date
  }

  func value(in lab: LabContext) -> Value { lab.value("Date", self) }
}

/// A scheduler with a clock that a script moves.
protocol ScriptClock: SchedulerType {
  func clock(in lab: LabContext) -> Value
  var isMoving: Bool { get }
  func start()
  func stop()
  /// Each is false if the value is not a time of this clock.
  func advance(to time: Value) -> Bool
  func sleep(for interval: Value) -> Bool
  func schedule(at time: Value, _ action: @escaping () -> any Disposable) -> (any Disposable)?
  func schedule(after interval: Value, _ action: @escaping () -> any Disposable) -> (
    any Disposable
  )?
  func adjusted(_ time: Value, in lab: LabContext) -> Value?
}

extension VirtualTimeScheduler: ScriptClock
where Converter.VirtualTimeUnit: ScriptTime, Converter.VirtualTimeIntervalUnit: ScriptTime {
  func clock(in lab: LabContext) -> Value { clock.value(in: lab) }

  func advance(to time: Value) -> Bool {
    guard let time = VirtualTime(time) else { return false }
    advanceTo(time)
    return true
  }

  func sleep(for interval: Value) -> Bool {
    guard let interval = VirtualTimeInterval(interval) else { return false }
    sleep(interval)
    return true
  }

  func schedule(at time: Value, _ action: @escaping () -> any Disposable) -> (any Disposable)? {
    VirtualTime(time).map { scheduleAbsoluteVirtual((), time: $0) { action() } }
  }

  func schedule(
    after interval: Value,
    _ action: @escaping () -> any Disposable
  ) -> (any Disposable)? {
    VirtualTimeInterval(interval).map { scheduleRelativeVirtual((), dueTime: $0) { action() } }
  }

  func adjusted(_ time: Value, in lab: LabContext) -> Value? {
    VirtualTime(time).map { adjustScheduledTime($0).value(in: lab) }
  }
}

extension LabContext {
  /// Schedulers whose clock a script moves, apart from the stage's own time.
  func declareVirtualTime() {
    library.type("VirtualTimeScheduler", kind: .class, conformingTo: ["SchedulerType"]) { type in
      type.property("clock: Any") { [self] in
        $0.payload((any ScriptClock).self)?.clock(in: self) ?? .void
      }
      type.property("debugDescription: String") {
        .string($0.payload((any ScriptClock).self).map { "\($0)" } ?? "")
      }
      type.method("start()") {
        try $0.this((any ScriptClock).self).start()
        return .void
      }
      type.method("stop()") {
        try $0.this((any ScriptClock).self).stop()
        return .void
      }
      type.method("advanceTo(_ virtualTime: Any)") { call in
        let clock = try call.this((any ScriptClock).self)
        if clock.isMoving { throw call.trap("the clock is already being moved") }
        guard clock.advance(to: call[0]) else {
          throw call.trap("`\(call[0])` is not a time of this clock")
        }
        return .void
      }
      type.method("sleep(_ virtualInterval: Any)") { call in
        if let span = call[0].number, !(span >= 0) {
          throw call.trap("a virtual clock does not go back")
        }
        guard try call.this((any ScriptClock).self).sleep(for: call[0]) else {
          throw call.trap("`\(call[0])` is not a time interval of this clock")
        }
        return .void
      }
      type.method("adjustScheduledTime(_ time: Any) -> Any") { [self] call in
        guard let time = try call.this((any ScriptClock).self).adjusted(call[0], in: self) else {
          throw call.trap("`\(call[0])` is not a time of this clock")
        }
        return time
      }
      declareVirtualScheduling(type)
    }
    library.type("HistoricalScheduler", kind: .class, conformingTo: ["VirtualTimeScheduler"]) {
      type in
      type.initializer("(initialClock: Date? = nil)") { [self] in
        let start = $0[0].wrapped.flatMap { Date($0) } ?? Date(timeIntervalSince1970: 0)
        return value("HistoricalScheduler", bounded(HistoricalScheduler(initialClock: start)))
      }
    }
  }

  /// A clock whose work counts as the turns of a queue do.
  func bounded<Clock: VirtualTimeScheduler<Converter>, Converter>(_ clock: Clock) -> Clock {
    clock.shouldContinue = { [unowned self] in
      (try? budget.count(Budget.turn, on: stage, at: nil)) != nil
    }
    return clock
  }

  private func declareVirtualScheduling(_ type: TypeBuilder) {
    func work(_ call: Call) throws -> () -> any Disposable {
      let action = try call.function(2)
      return { [unowned self] in
        guard let result = try? self.call(action, [call[0]]) else { return Disposables.create() }
        return disposable(of: result) ?? Disposables.create()
      }
    }
    type.method(
      "scheduleAbsoluteVirtual(_ state: Any, time: Any, action: (Any) -> Disposable) -> Disposable"
    ) { [self] call in
      let clock: any ScriptClock = try call.this()
      guard let scheduled = clock.schedule(at: call[1], try work(call)) else {
        throw call.trap("`\(call[1])` is not a time of this clock")
      }
      return value("Disposable", scheduled)
    }
    type.method(
      "scheduleRelativeVirtual(_ state: Any, dueTime: Any, action: (Any) -> Disposable) -> Disposable"
    ) { [self] call in
      let clock: any ScriptClock = try call.this()
      guard let scheduled = clock.schedule(after: call[1], try work(call)) else {
        throw call.trap("`\(call[1])` is not a time interval of this clock")
      }
      return value("Disposable", scheduled)
    }
  }
}
