import Rx
import Stage
import SwiftScript

extension LabContext {
  /// `MainScheduler.instance` and the other schedulers, all on the stage's queues.
  func declareSchedulers() {
    library.type("ImmediateSchedulerType", kind: .protocol) { declareScheduling($0) }
    library.type("SchedulerType", kind: .protocol, conformingTo: ["ImmediateSchedulerType"]) {
      type in
      declareTimedScheduling(type)
      type.property("now: Date") { [self] in
        let now = readDate
        return value("Date", $0.payload((any SchedulerType).self)?.now ?? now)
      }
    }
    func declare(_ name: String, _ build: (TypeBuilder) -> Void) {
      library.type(name, kind: .class, conformingTo: ["SchedulerType"], build)
    }
    declare("MainScheduler") { type in
      type.initializer("()") { [self] _ in value("MainScheduler", mainScheduler) }
      for name in ["ensureExecutingOnScheduler", "ensureRunningOnMainThread"] {
        type.staticMethod("\(name)(errorMessage: String? = nil)") { [self] call in
          guard !stage.currentThread.isMain else { return .void }
          throw call.trap(
            call[0].wrapped?.description ?? "this must run on the main thread, and it does not",
            hint: "move it there with `observe(on: MainScheduler.instance)`"
          )
        }
      }
      type.staticProperty("instance: Any") { [self] in value("MainScheduler", mainScheduler) }
      type.staticProperty("asyncInstance: Any") { [self] in
        value("SerialDispatchQueueScheduler", serialScheduler(on: stage.mainQueue))
      }
    }
    declare("ConcurrentMainScheduler") { type in
      type.staticProperty("instance: Any") { [self] in
        value("ConcurrentMainScheduler", mainScheduler)
      }
    }
    library.type("CurrentThreadScheduler", kind: .class, conformingTo: ["ImmediateSchedulerType"]) {
      type in
      type.staticProperty("instance: Any") { [self] in
        value("CurrentThreadScheduler", CurrentThreadScheduler.instance)
      }
      type.staticProperty("isScheduleRequired: Bool") {
        .bool(CurrentThreadScheduler.isScheduleRequired)
      }
    }
    declare("SerialDispatchQueueScheduler") { declareSerial($0) }
    declare("ConcurrentDispatchQueueScheduler") { type in
      type.initializer("(queue: DispatchQueue, leeway: DispatchTimeInterval = .never)") {
        [self] call in
        guard let queue: StageQueue = call[0].payload() else {
          throw call.trap("a queue is expected here")
        }
        return value("ConcurrentDispatchQueueScheduler", scheduler(on: queue))
      }
      for label in ["qos", "globalConcurrentQueueQOS"] {
        type.initializer("(\(label): DispatchQoS, leeway: DispatchTimeInterval = .never)") {
          [self] in
          value(
            "ConcurrentDispatchQueueScheduler",
            scheduler(on: stage.globalQueue(qos: $0[0].qosName))
          )
        }
      }
    }
    declare("OperationQueueScheduler") { type in
      type.property("operationQueue: OperationQueue") { [self] in
        let queue = $0.payload(StageScheduler.self)?.queue
        return .wrapping(
          queue.map { value("OperationQueue", OperationQueueModel(stage: stage, queue: $0)) }
        )
      }
      // Every operation of a stage's queue waits its turn, so that a run can be repeated.
      type.property("queuePriority: Any") { _ in .int(0) }
      type.initializer("(operationQueue: OperationQueue, queuePriority: Any? = nil)") {
        [self] call in
        guard let queue: OperationQueueModel = call[0].payload() else {
          throw call.trap("an operation queue is expected here")
        }
        return value("OperationQueueScheduler", scheduler(on: queue.schedulerQueue))
      }
    }
  }

  private func declareSerial(_ type: TypeBuilder) {
    func serial(_ label: String) -> Value {
      value(
        "SerialDispatchQueueScheduler",
        serialScheduler(on: stage.makeQueue(label: label))
      )
    }
    // The queue's configuration and leeway have no meaning on a stage, where nothing is late.
    type.initializer(
      """
      (internalSerialQueueName: String, serialQueueConfiguration: ((Any) -> Void)? = nil, \
      leeway: DispatchTimeInterval = .never)
      """
    ) { serial($0[0].description) }
    for label in ["qos", "globalConcurrentQueueQOS"] {
      type.initializer(
        """
        (\(label): DispatchQoS, \
        internalSerialQueueName: String = "rx.global_dispatch_queue.serial", \
        leeway: DispatchTimeInterval = .never)
        """
      ) {
        serial($0[1].description)
      }
    }
    type.initializer(
      "(queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .never)"
    ) { [self] call in
      guard let queue: StageQueue = call[0].payload() else {
        throw call.trap("a queue is expected here")
      }
      // A serial queue is what it is; on a concurrent one, a scheduler of its own keeps the order.
      return queue.isConcurrent
        ? serial(call[1].description)
        : value("SerialDispatchQueueScheduler", serialScheduler(on: queue))
    }
  }
}

extension Value {
  /// The name of a quality of service.
  var qosName: String { payload(QualityOfService.self)?.name ?? "default" }
}
