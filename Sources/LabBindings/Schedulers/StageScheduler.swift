import Foundation
import Rx
import Stage

/// A stage scheduler of a serial queue, where each event takes its turn behind those of other sequences.
final class SerialStageScheduler: StageScheduler, ElementwiseScheduler {}

/// Does its work on a queue of the stage: what a script's dispatch-queue schedulers are.
class StageScheduler: SchedulerType {
  let queue: StageQueue
  private let budget: Budget
  /// Whether work handed in on main, with nothing waiting, is done at once, as `MainScheduler.instance` does.
  private let runsAtOnceOnMain: Bool
  /// Jobs handed in and not begun.
  ///
  /// Guarded by the stage's baton.
  private var waiting = 0

  init(queue: StageQueue, budget: Budget, runsAtOnceOnMain: Bool = false) {
    self.queue = queue
    self.budget = budget
    self.runsAtOnceOnMain = runsAtOnceOnMain
  }

  var now: RxTime { queue.dueDate }

  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
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
      if !work.isDisposed, canContinue { work.setDisposable(action(state)) }
    }
    return work
  }

  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = SingleAssignmentDisposable()
    let timer = queue.async(at: queue.stageNow + StageTime(dueTime)) { [self] in
      if !work.isDisposed, canContinue { work.setDisposable(action(state)) }
    }
    return Disposables.create(Disposables.create { timer.cancel() }, work)
  }

  func schedulePeriodic<StateType>(
    _ state: StateType,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    var state = state
    let timer = queue.timer(at: queue.stageNow + StageTime(startAfter), every: StageTime(period)) {
      [self] in
      if canContinue { state = action(state) }
    }
    return Disposables.create { timer.cancel() }
  }

  /// Counts a turn, and returns whether the budget allows it.
  private var canContinue: Bool {
    guard let stage = Stage.current else { return false }
    return (try? budget.count(Budget.turn, on: stage, at: nil)) != nil
  }
}

extension StageQueue {
  fileprivate var stageNow: StageTime { Stage.current?.now ?? .zero }
  fileprivate var dueDate: Date {
    Stage.current?.dueDate ?? Stage.Configuration.pinnedStartDate
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
