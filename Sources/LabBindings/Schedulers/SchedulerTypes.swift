import Rx
import Stage
import SwiftScript

extension LabContext {
  /// `MainScheduler.instance` and the other schedulers, all on the stage's queues.
  func declareSchedulers() {
    library.type("ImmediateSchedulerType", kind: .protocol)
    library.type("SchedulerType", kind: .protocol, conformingTo: ["ImmediateSchedulerType"]) { type in
      type.property("now: Date") { [self] in
        value("Date", $0.payload((any SchedulerType).self)?.now ?? stage.date)
      }
    }
    func scheduler(_ name: String, _ build: (TypeBuilder) -> Void) {
      library.type(name, kind: .class, conformingTo: ["SchedulerType"], build)
    }
    scheduler("MainScheduler") { type in
      type.staticProperty("instance: Any") { [self] in value("MainScheduler", mainScheduler) }
      type.staticProperty("asyncInstance: Any") { [self] in
        value("SerialDispatchQueueScheduler", SerialStageScheduler(queue: stage.mainQueue))
      }
    }
    scheduler("ConcurrentMainScheduler") { type in
      type.staticProperty("instance: Any") { [self] in value("ConcurrentMainScheduler", mainScheduler) }
    }
    library.type("CurrentThreadScheduler", kind: .class, conformingTo: ["ImmediateSchedulerType"]) { type in
      type.staticProperty("instance: Any") { [self] in
        value("CurrentThreadScheduler", CurrentThreadScheduler.instance)
      }
    }
    scheduler("SerialDispatchQueueScheduler") { declareSerial($0) }
    scheduler("ConcurrentDispatchQueueScheduler") { type in
      type.initializer("(queue: DispatchQueue)") { [self] call in
        guard let queue: StageQueue = call[0].payload() else { throw call.trap("a queue is expected here") }
        return value("ConcurrentDispatchQueueScheduler", StageScheduler(queue: queue))
      }
      for label in ["qos", "globalConcurrentQueueQOS"] {
        type.initializer("(\(label): DispatchQoS)") { [self] in
          value(
            "ConcurrentDispatchQueueScheduler",
            StageScheduler(queue: stage.globalQueue(qos: $0[0].qosName)))
        }
      }
    }
    scheduler("OperationQueueScheduler") { type in
      type.initializer("(operationQueue: OperationQueue)") { [self] call in
        guard let queue: StageQueue = call[0].payload() else { throw call.trap("an operation queue is expected here") }
        return value("OperationQueueScheduler", StageScheduler(queue: queue))
      }
    }
  }

  private func declareSerial(_ type: TypeBuilder) {
    func serial(_ label: String) -> Value {
      value(
        "SerialDispatchQueueScheduler",
        SerialStageScheduler(queue: stage.makeQueue(label: label)))
    }
    type.initializer("(internalSerialQueueName: String)") { serial($0[0].description) }
    type.initializer("(qos: DispatchQoS, internalSerialQueueName: String = \"rx.global_dispatch_queue.serial\")") {
      serial($0[1].description)
    }
    type.initializer("(queue: DispatchQueue, internalSerialQueueName: String)") { [self] call in
      guard let queue: StageQueue = call[0].payload() else { throw call.trap("a queue is expected here") }
      // A serial queue is what it is; on a concurrent one, a scheduler of its own keeps the order.
      return queue.isConcurrent
        ? serial(call[1].description)
        : value("SerialDispatchQueueScheduler", SerialStageScheduler(queue: queue))
    }
  }
}

extension Value {
  /// The name of a quality of service.
  var qosName: String { payload(QualityOfService.self)?.name ?? "default" }
}
