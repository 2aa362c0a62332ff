import Rx
import ScriptMachine
import Stage

/// The schedulers whose work a stage's queues do.
enum StageSchedulers {
  static let declaration = """
    internal class QueueScheduler: SchedulerType {
      var now: RxTime { get }
      func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
      func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable) -> any Disposable
      func schedulePeriodic<StateType>(_ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType) -> any Disposable
    }
    class SerialDispatchQueueScheduler: QueueScheduler {
      internal init(serialQueue: DispatchQueue, name: String)
    }
    extension SerialDispatchQueueScheduler {
      convenience init(internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, name: internalSerialQueueName)
      }
      convenience init(queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(serialQueue: queue, name: internalSerialQueueName)
      }
      convenience init(qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial", leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(internalSerialQueueName: internalSerialQueueName)
      }
    }
    final class MainScheduler: SerialDispatchQueueScheduler {
      init()
      static let instance: MainScheduler
      static let asyncInstance: SerialDispatchQueueScheduler
      class func ensureExecutingOnScheduler(errorMessage: String? = nil)
      class func ensureRunningOnMainThread(errorMessage: String? = nil) { ensureExecutingOnScheduler(errorMessage: errorMessage) }
    }
    final class ConcurrentMainScheduler: QueueScheduler { static let instance: ConcurrentMainScheduler }
    class ConcurrentDispatchQueueScheduler: QueueScheduler {
      init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0))
    }
    extension ConcurrentDispatchQueueScheduler {
      convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(queue: DispatchQueue.global(qos: qos.qosClass))
      }
    }
    class OperationQueueScheduler: QueueScheduler {
      internal init(schedulerQueue: DispatchQueue)
    }
    extension OperationQueueScheduler {
      convenience init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.init(schedulerQueue: operationQueue.schedulerQueue)
      }
    }
    """
}

extension LabContext {
  /// Counts the turn of a queue; whether the budget allows it.
  func countTurn() -> Bool { (try? budget.count(Budget.turn, runtime.machine)) != nil }

  func registerSchedulers(in table: inout NativeTable, _ runtime: Runtime) {
    let classes: [StageScheduler.Type] = [
      StageScheduler.self, SerialStageScheduler.self, MainStageScheduler.self,
      ConcurrentMainStageScheduler.self, ConcurrentStageScheduler.self,
      OperationStageScheduler.self,
    ]
    for type in classes { runtime.hostTypes.add(type, type.typeName, in: "RxSwift") }
    let main = MainStageScheduler(stage.mainQueue, self, runsAtOnceOnMain: true)
    let concurrent = ConcurrentMainStageScheduler(stage.mainQueue, self)
    let async = SerialStageScheduler(stage.mainQueue, self)
    // Each scheduler that a script makes counts its own waiting work.
    table.function("MainScheduler.init()") { [self] in
      MainStageScheduler(stage.mainQueue, self, runsAtOnceOnMain: true)
    }
    table.function("MainScheduler.instance") { (_: Value) in main }
    table.function("MainScheduler.asyncInstance") { (_: Value) in async }
    table.function("ConcurrentMainScheduler.instance") { (_: Value) in concurrent }
    table.add("MainScheduler.ensureExecutingOnScheduler(errorMessage:)") { [self] call in
      if stage.currentThread.isMain { return .void }
      let text =
        try String?.make(from: call[1], call.machine)
        ?? "this must run on the main thread, and it does not"
      let lines = text.split(separator: "\n").map(String.init)
      if isRelease {
        stage.recordPrint(lines.first ?? "", at: stage.callPosition?())
        return .void
      }
      throw call.machine.trap(
        lines.first ?? "",
        hint: "move it there with `observe(on: MainScheduler.instance)`",
        notes: Array(lines.dropFirst())
      )
    }
    table.function("SerialDispatchQueueScheduler.init(serialQueue:name:)") {
      [self] (queue: QueueObject, name: String) in
      // On a concurrent queue, a queue of its own keeps the order.
      let isSerial = !queue.queue.isConcurrent
      return SerialStageScheduler(isSerial ? queue.queue : stage.makeQueue(label: name), self)
    }
    table.function("ConcurrentDispatchQueueScheduler.init(queue:leeway:)") {
      [self] (queue: QueueObject, _: Value) in
      ConcurrentStageScheduler(queue.queue, self)
    }
    table.function("OperationQueueScheduler.init(schedulerQueue:)") {
      [self] (queue: QueueObject) in
      OperationStageScheduler(queue.queue, self)
    }
    var natives = RxNatives(table: table, runtime: runtime, lab: nil)
    natives.scheduler("QueueScheduler")
    table = natives.table
  }
}

extension RxNatives {
  /// What a scheduler of the host with a clock does.
  mutating func scheduler(_ name: String) {
    schedule("\(name).schedule(_:action:)")
    table.add("\(name).now") { call in
      try call.scheduler(0).now.scriptValue(call.machine)
    }
    table.add("\(name).scheduleRelative(_:dueTime:action:)") { call in
      let action: ScriptFunction<AnyDisposable, Value> = try call.convert(3)
      return try AnyDisposable(
        call.scheduler(0).scheduleRelative(call[1], dueTime: call.interval(2)) {
          action.disposable($0)
        }
      ).scriptValue(call.machine)
    }
    table.add("\(name).schedulePeriodic(_:startAfter:period:action:)") { call in
      let action: ScriptFunction<Value, Value> = try call.convert(4)
      return try AnyDisposable(
        call.scheduler(0).schedulePeriodic(
          call[1],
          startAfter: call.interval(2),
          period: call.interval(3)
        ) { action.result($0) ?? $0 }
      ).scriptValue(call.machine)
    }
  }
}
