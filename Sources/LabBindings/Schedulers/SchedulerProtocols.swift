import Rx
import ScriptMachine

enum SchedulerProtocols: RxPart {
  static let declaration = """
    typealias RxTimeInterval = DispatchTimeInterval
    typealias RxTime = Date
    protocol ImmediateSchedulerType {
      func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
    }
    extension ImmediateSchedulerType {
      func scheduleRecursive<State>(_ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void) -> any Disposable {
        scheduleAgain(on: self, state, action: action)
      }
    }
    internal func scheduleAgain<State>(on scheduler: any ImmediateSchedulerType, _ state: State, action: @escaping (State, (State) -> Void) -> Void) -> any Disposable
    protocol SchedulerType: ImmediateSchedulerType {
      var now: RxTime { get }
      /// The time of `now`, for code of the host.
      internal var secondsSince1970: Double { get }
      func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable) -> any Disposable
      func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> any Disposable
    }
    extension SchedulerType {
      internal var secondsSince1970: Double { now.timeIntervalSince1970 }
      func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> any Disposable {
        repeatPeriodically(on: self, state, startAfter: startAfter, period: period, action: action)
      }
    }
    internal func repeatPeriodically<State>(on scheduler: any SchedulerType, _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State) -> any Disposable
    class CurrentThreadScheduler: ImmediateSchedulerType {
      static let instance: CurrentThreadScheduler
      static var isScheduleRequired: Bool { get }
      func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
    }
    """

  static func register(in natives: inout RxNatives) {
    natives.runtime.hostTypes.add(
      CurrentThreadScheduler.self,
      "CurrentThreadScheduler",
      in: "RxSwift"
    )
    natives.table.add("CurrentThreadScheduler.instance") { _ in
      .host(CurrentThreadScheduler.instance)
    }
    natives.table.add("CurrentThreadScheduler.isScheduleRequired") { _ in
      .bool(CurrentThreadScheduler.isScheduleRequired)
    }
    natives.schedule("CurrentThreadScheduler.schedule(_:action:)")
    natives.table.add("scheduleAgain(on:_:action:)") { call in
      let action: ScriptFunction<Void, Value, Value> = try call.convert(2)
      return try AnyDisposable(
        call.immediateScheduler(0).scheduleRecursive(call[1]) { state, recurse in
          withoutActuallyEscaping(recurse) { recurse in
            action(
              state,
              .function { call in
                recurse(call[0])
                return .void
              }
            )
          }
        }
      ).scriptValue(call.machine)
    }
    natives.table.add("repeatPeriodically(on:_:startAfter:period:action:)") { call in
      let action: ScriptFunction<Value, Value> = try call.convert(4)
      // The witness of the protocol's default implementation.
      let scheduler = DefaultPeriodic(scheduler: try call.scheduler(0))
      return try AnyDisposable(
        scheduler.schedulePeriodic(
          call[1],
          startAfter: call.interval(2),
          period: call.interval(3)
        ) { action.result($0) ?? $0 }
      ).scriptValue(call.machine)
    }
  }
}

/// A scheduler without a way of its own to repeat work.
private struct DefaultPeriodic: SchedulerType {
  let scheduler: any SchedulerType

  var now: RxTime { scheduler.now }

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable)
    -> any Disposable
  {
    scheduler.schedule(state, action: action)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}

extension RxNatives {
  /// `schedule(_:action:)` of a scheduler of the host.
  mutating func schedule(_ key: String) {
    table.add(key) { call in
      let action: ScriptFunction<AnyDisposable, Value> = try call.convert(2)
      return try AnyDisposable(
        call.immediateScheduler(0).schedule(call[1]) { action.disposable($0) }
      ).scriptValue(call.machine)
    }
  }
}

extension ScriptFunction where Result == AnyDisposable, repeat each Argument: ScriptConvertible {
  /// Calls a function that doesn't throw; after a mistake in it, which ends the run, nothing is left to dispose.
  func disposable(_ argument: repeat each Argument) -> any Disposable {
    result(repeat each argument)?.disposable ?? Disposables.create()
  }
}

extension ScriptFunction where Result: ScriptConvertible, repeat each Argument: ScriptConvertible {
  /// Calls a function that doesn't throw; `nil` after a mistake in it, which ends the run.
  func result(_ argument: repeat each Argument) -> Result? {
    do { return try self(repeat each argument) } catch {
      runtime.fail(error)
      return nil
    }
  }
}
