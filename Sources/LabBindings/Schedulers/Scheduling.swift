import Rx
import SwiftScript

extension LabContext {
  /// What a script may ask of any scheduler.
  func declareScheduling(_ type: TypeBuilder) {
    type.method("schedule(_ state: Any, action: (Any) -> Disposable) -> Disposable") {
      [self] call in
      let scheduler: any ImmediateSchedulerType = try call.this()
      return value("Disposable", scheduler.schedule(call[0], action: work(try call.function(1))))
    }
    type.method(
      "scheduleRecursive(_ state: Any, action: (Any, (Any) -> Void) -> Void) -> Disposable"
    ) {
      [self] call in
      let scheduler: any ImmediateSchedulerType = try call.this()
      let action = try call.function(1)
      let running = scheduler.scheduleRecursive(call[0]) { state, again in
        guard let interpreter = self.reports.interpreter else { return }
        // `again` must not be kept, and a script could keep anything: it is called when the script's action is done.
        var wanted: [Value] = []
        let next = Function(interpreter: interpreter) {
          wanted.append($0.first ?? .void)
          return .void
        }
        self.run(action, [state, .function(next)])
        wanted.forEach(again)
      }
      return value("Disposable", running)
    }
  }

  /// What a script may ask of a scheduler with a clock.
  func declareTimedScheduling(_ type: TypeBuilder) {
    type.method(
      "scheduleRelative(_ state: Any, dueTime: RxTimeInterval, action: (Any) -> Disposable) -> Disposable"
    ) { [self] call in
      let scheduler: any SchedulerType = try call.this()
      return value(
        "Disposable",
        scheduler.scheduleRelative(
          call[0],
          dueTime: try call.interval(1),
          action: work(try call.function(2))
        )
      )
    }
    type.method(
      """
      schedulePeriodic(_ state: Any, startAfter: RxTimeInterval, period: RxTimeInterval, \
      action: (Any) -> Any) -> Disposable
      """
    ) { [self] call in
      let scheduler: any SchedulerType = try call.this()
      let action = try call.function(3)
      return value(
        "Disposable",
        scheduler.schedulePeriodic(
          call[0],
          startAfter: try call.interval(1),
          period: try call.interval(2)
        ) { state in
          (try? self.call(action, [state])) ?? state
        }
      )
    }
  }

  private func work(_ action: Function) -> (Value) -> any Disposable {
    { [unowned self] state in
      guard let result = try? call(action, [state]) else { return Disposables.create() }
      return disposable(of: result) ?? Disposables.create()
    }
  }
}
