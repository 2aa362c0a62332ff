import Foundation
import Rx
import RxTesting
import ScriptMachine

/// Schedulers whose clock a script moves, apart from the stage's own time.
enum VirtualTime {
  static let declaration = """
    enum VirtualTimeComparison { case lessThan, equal, greaterThan }
    protocol VirtualTimeConverterType {
      associatedtype VirtualTimeUnit
      associatedtype VirtualTimeIntervalUnit
    }
    struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
      typealias VirtualTimeUnit = Date
      typealias VirtualTimeIntervalUnit = Double
      init() {}
    }
    class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: QueueScheduler, CustomDebugStringConvertible {
      typealias VirtualTime = Converter.VirtualTimeUnit
      typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit
      var clock: VirtualTime { get }
      var debugDescription: String { get }
      func start()
      func stop()
      func advanceTo(_ virtualTime: VirtualTime)
      func sleep(_ virtualInterval: VirtualTimeInterval)
      func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime
      func scheduleAbsoluteVirtual<StateType>(_ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable) -> any Disposable
      func scheduleRelativeVirtual<StateType>(_ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable) -> any Disposable
    }
    class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
      init(initialClock: RxTime = Date(timeIntervalSince1970: 0))
    }
    """
}

/// A scheduler with a clock that a script moves, whatever its times are.
protocol ScriptClock: SchedulerType, AnyObject {
  var isMoving: Bool { get }
  var debugDescription: String { get }
  func start()
  func stop()
  func time(_ machine: Machine) throws -> Value
  func advance(to time: Value, _ machine: Machine) throws
  func sleep(for interval: Value, _ machine: Machine) throws
  func adjusted(_ time: Value, _ machine: Machine) throws -> Value
  func schedule(at time: Value, _ machine: Machine, _ work: @escaping () -> any Disposable) throws
    -> any Disposable
  func schedule(after time: Value, _ machine: Machine, _ work: @escaping () -> any Disposable)
    throws -> any Disposable
}

extension VirtualTimeScheduler: ScriptClock
where
  Converter.VirtualTimeUnit: ScriptConvertible, Converter.VirtualTimeIntervalUnit: ScriptConvertible
{
  func time(_ machine: Machine) throws -> Value { try clock.scriptValue(machine) }

  func advance(to time: Value, _ machine: Machine) throws {
    if isMoving { throw machine.trap("the clock is already being moved") }
    advanceTo(try VirtualTime.make(from: time, machine))
  }

  func sleep(for interval: Value, _ machine: Machine) throws {
    let interval = try VirtualTimeInterval.make(from: interval, machine)
    if isBackwards(interval) { throw machine.trap("a virtual clock does not go back") }
    sleep(interval)
  }

  func adjusted(_ time: Value, _ machine: Machine) throws -> Value {
    try adjustScheduledTime(try VirtualTime.make(from: time, machine)).scriptValue(machine)
  }

  func schedule(at time: Value, _ machine: Machine, _ work: @escaping () -> any Disposable) throws
    -> any Disposable
  {
    scheduleAbsoluteVirtual((), time: try VirtualTime.make(from: time, machine)) { work() }
  }

  func schedule(after time: Value, _ machine: Machine, _ work: @escaping () -> any Disposable)
    throws -> any Disposable
  {
    let interval = try VirtualTimeInterval.make(from: time, machine)
    return scheduleRelativeVirtual((), dueTime: interval) { work() }
  }
}

extension LabContext {
  /// A clock whose work counts as the turns of a queue do.
  func bounded<Clock: VirtualTimeScheduler<Converter>, Converter>(_ clock: Clock) -> Clock {
    clock.shouldContinue = { [unowned self] in countTurn() }
    return clock
  }

  func registerVirtualTime(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(HistoricalScheduler.self, "HistoricalScheduler", in: "RxSwift")
    table.add("HistoricalScheduler.init(initialClock:)") { [self] call in
      let start = try Date.make(from: call[0], call.machine)
      return .host(bounded(HistoricalScheduler(initialClock: start)))
    }
    let name = "VirtualTimeScheduler"
    func add(_ member: String, _ body: @escaping (any ScriptClock, Call) throws -> Value) {
      table.add("\(name).\(member)") { call in
        guard let clock = call[0].hostObject as? any ScriptClock else {
          throw call[0].unexpected(call.machine)
        }
        return try body(clock, call)
      }
    }
    add("clock") { clock, call in try clock.time(call.machine) }
    add("debugDescription") { clock, _ in .string(clock.debugDescription) }
    add("start()") { clock, _ in
      clock.start()
      return .void
    }
    add("stop()") { clock, _ in
      clock.stop()
      return .void
    }
    add("advanceTo(_:)") { clock, call in
      try clock.advance(to: call[1], call.machine)
      return .void
    }
    add("sleep(_:)") { clock, call in
      try clock.sleep(for: call[1], call.machine)
      return .void
    }
    add("adjustScheduledTime(_:)") { clock, call in try clock.adjusted(call[1], call.machine) }
    add("scheduleAbsoluteVirtual(_:time:action:)") { clock, call in
      let action: ScriptFunction<AnyDisposable, Value> = try call.convert(3)
      let state = call[1]
      return try AnyDisposable(
        clock.schedule(at: call[2], call.machine) { action.disposable(state) }
      ).scriptValue(call.machine)
    }
    add("scheduleRelativeVirtual(_:dueTime:action:)") { clock, call in
      let action: ScriptFunction<AnyDisposable, Value> = try call.convert(3)
      let state = call[1]
      return try AnyDisposable(
        clock.schedule(after: call[2], call.machine) { action.disposable(state) }
      ).scriptValue(call.machine)
    }
  }
}
