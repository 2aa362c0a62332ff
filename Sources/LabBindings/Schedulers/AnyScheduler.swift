package import Dispatch
import FoundationEssentials
package import Rx
package import ScriptMachine
import ScriptTypes

/// `any ImmediateSchedulerType` or `any SchedulerType`, of the host or of a script.
package struct AnyScheduler: ScriptConvertible {
  package let scheduler: any ImmediateSchedulerType

  package init(_ scheduler: any ImmediateSchedulerType) { self.scheduler = scheduler }

  package static func make(from value: Value, _ machine: Machine) throws -> AnyScheduler {
    if let scheduler = value.hostObject as? any ImmediateSchedulerType {
      return AnyScheduler(scheduler)
    }
    let box = try value.existential(machine)
    let runtime = machine.runtime
    let isTimed =
      runtime.hostTypes.find("RxSwift", "SchedulerType").map(box.type.conforms) ?? false
    return AnyScheduler(
      isTimed ? ScriptedClockScheduler(box, runtime) : ScriptedScheduler(box, runtime)
    )
  }

  package func scriptValue(_ machine: Machine) throws -> Value {
    if let own = scheduler as? ScriptedScheduler { return .existential(own.adopter.box) }
    return try Conforming(scheduler).scriptValue(machine)
  }

  /// The scheduler with its clock.
  package func timed(_ machine: Machine) throws -> any SchedulerType {
    guard let timed = scheduler as? any SchedulerType else {
      throw machine.trap("a scheduler with a clock is expected here")
    }
    return timed
  }
}

/// A scheduler that a script's type is.
private class ScriptedScheduler: ImmediateSchedulerType {
  fileprivate let adopter: Adopter

  init(_ box: ExistentialBox, _ runtime: Runtime) {
    adopter = Adopter(box, "ImmediateSchedulerType", runtime)
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable)
    -> any Disposable
  {
    disposable {
      try $0.call("schedule(_:action:)", generic: [$1], with: .void, once(state, action))
    }
  }

  fileprivate func once<State>(_ state: State, _ action: @escaping (State) -> any Disposable)
    -> Value
  {
    .function { try AnyDisposable(action(state)).scriptValue($0.machine) }
  }

  /// What a method of the script returned; nothing after a mistake, which ends the run.
  fileprivate func disposable(
    in proto: String = "ImmediateSchedulerType",
    _ call: (Adopter, _ state: TypeMetadata) throws -> Value
  ) -> any Disposable {
    let runtime = adopter.runtime
    do {
      let value = try call(
        Adopter(adopter.box, proto, runtime),
        runtime.types.metadata(of: .tuple(TupleType([])))
      )
      return try AnyDisposable.make(from: value, runtime.machine).disposable
    } catch {
      runtime.fail(error)
      return Disposables.create()
    }
  }
}

private final class ScriptedClockScheduler: ScriptedScheduler, SchedulerType {
  var now: RxTime {
    do {
      let clock = Adopter(adopter.box, "SchedulerType", adopter.runtime)
      let seconds = try clock.call("secondsSince1970", .getter).double(adopter.runtime.machine)
      return RxTime(timeIntervalSince1970: seconds)
    } catch {
      adopter.runtime.fail(error)
      return RxTime(timeIntervalSince1970: 0)
    }
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    disposable(in: "SchedulerType") { script, type in
      try script.call(
        "scheduleRelative(_:dueTime:action:)",
        generic: [type],
        with: .void,
        dueTime.scriptValue(adopter.runtime.machine),
        once(state, action)
      )
    }
  }
}

extension DispatchTimeInterval: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> DispatchTimeInterval {
    guard case .record(let record) = value else { return .never }
    let number = try record[0].int(machine)
    return switch record.tag {
    case 0: .seconds(number)
    case 1: .milliseconds(number)
    case 2: .microseconds(number)
    default: .nanoseconds(number)
    }
  }

  package func scriptValue(_ machine: Machine) -> Value {
    switch self {
    case .seconds(let number): .record(.of([.int(number)], tag: 0))
    case .milliseconds(let number): .record(.of([.int(number)], tag: 1))
    case .microseconds(let number): .record(.of([.int(number)], tag: 2))
    case .nanoseconds(let number): .record(.of([.int(number)], tag: 3))
    default: .int(4)
    }
  }
}
