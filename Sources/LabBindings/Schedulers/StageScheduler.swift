import Foundation
import Rx
import ScriptMachine
import Stage

/// A serial queue's scheduler, where each event takes its turn behind those of other sequences.
class SerialStageScheduler: StageScheduler, ElementwiseScheduler {
  override class var typeName: String { "SerialDispatchQueueScheduler" }
}

final class MainStageScheduler: SerialStageScheduler {
  override static var typeName: String { "MainScheduler" }
}

/// Does its work at once on main, even if other work waits.
final class ConcurrentMainStageScheduler: StageScheduler {
  override static var typeName: String { "ConcurrentMainScheduler" }

  override func schedule<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    queue.isCurrent ? action(state) : super.schedule(state, action: action)
  }
}

final class ConcurrentStageScheduler: StageScheduler {
  override static var typeName: String { "ConcurrentDispatchQueueScheduler" }
}

final class OperationStageScheduler: StageScheduler {
  override static var typeName: String { "OperationQueueScheduler" }
}

/// Does its work on a queue of the stage: what a script's dispatch-queue schedulers are.
class StageScheduler: SchedulerType, ScriptClass, CustomStringConvertible {
  /// The name that scripts know the class by.
  class var typeName: String { "QueueScheduler" }

  let queue: StageQueue
  private unowned let context: LabContext
  /// Whether work handed in on main is done at once, as `MainScheduler.instance` does with nothing waiting.
  private let runsAtOnceOnMain: Bool
  /// Jobs handed in and not begun.
  ///
  /// Guarded by the stage's baton.
  private var waiting = 0

  init(_ queue: StageQueue, _ context: LabContext, runsAtOnceOnMain: Bool = false) {
    self.queue = queue
    self.context = context
    self.runsAtOnceOnMain = runsAtOnceOnMain
  }

  var description: String { Self.typeName }

  var now: RxTime { context.stage.dueDate }

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    if runsAtOnceOnMain, queue.isCurrent, waiting == 0 {
      waiting += 1
      defer { waiting -= 1 }
      return action(state)
    }
    let work = SingleAssignmentDisposable()
    waiting += 1
    queue.async { [self] in
      // Counted as waiting until it is done, so that what it hands in comes behind it.
      defer { waiting -= 1 }
      if !work.isDisposed, context.countTurn() { work.setDisposable(action(state)) }
    }
    return work
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = SingleAssignmentDisposable()
    let timer = queue.async(at: context.stage.now + StageTime(dueTime)) { [self] in
      if !work.isDisposed, context.countTurn() { work.setDisposable(action(state)) }
    }
    return Disposables.create(Disposables.create { timer.cancel() }, work)
  }

  func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    let start = context.stage.now + StageTime(startAfter)
    let timer = queue.timer(at: start, every: StageTime(period)) { [self] in
      if context.countTurn() { state = action(state) }
    }
    return Disposables.create { timer.cancel() }
  }
}

extension StageTime {
  /// A span of Dispatch's as one of the stage's.
  init(_ interval: RxTimeInterval) {
    switch interval {
    case .seconds(let count): self = .seconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .nanoseconds(let count): self = .nanoseconds(count)
    case .never: self = .never
    @unknown default: self = .never
    }
  }
}
