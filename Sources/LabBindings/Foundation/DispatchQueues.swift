import Stage
import SwiftScript

/// A quality of service, by its name.
struct QualityOfService {
  let name: String
}

extension LabContext {
  /// Dispatch queues, groups and semaphores, in today's spelling and in that of Swift 2.
  func declareDispatchQueues() {
    library.type("DispatchQoS") { type in
      for name in [
        "userInteractive", "userInitiated", "default", "utility", "background", "unspecified",
      ] {
        type.staticProperty("\(name): Any") { [self] in
          value("DispatchQoS", QualityOfService(name: name))
        }
      }
      type.staticProperty("QoSClass: Any") { [self] in .type(library["DispatchQoS"]) }
    }
    library.type("DispatchQueue", kind: .class) { type in
      type.describe { "\(($0 as? StageQueue)?.label ?? "queue")" }
      type.staticProperty("main: DispatchQueue") { [self] in value("DispatchQueue", stage.mainQueue)
      }
      type.staticMethod("global(qos: DispatchQoS = .`default`) -> DispatchQueue") { [self] in
        value("DispatchQueue", stage.globalQueue(qos: $0[0].qosName))
      }
      type.initializer("(label: String, qos: DispatchQoS? = nil, attributes: Any? = nil)") {
        [self] call in
        let isConcurrent =
          (try? call[2].wrapped?.resolved(as: library["DispatchQueueAttributes"]))
          .flatMap { $0 } != nil
        return value(
          "DispatchQueue",
          stage.makeQueue(label: call[0].description, concurrent: isConcurrent)
        )
      }
      type.property("label: String") { .string($0.payload(StageQueue.self)?.label ?? "") }
      declareWork(type)
    }
    library.type("DispatchQueueAttributes") { type in
      type.staticProperty("concurrent: Any") { [self] in
        value("DispatchQueueAttributes", QualityOfService(name: "concurrent"))
      }
    }
    library.type("OperationQueue", kind: .class) { type in
      type.initializer("()") { [self] _ in
        value("OperationQueue", stage.makeQueue(label: "NSOperationQueue", concurrent: true))
      }
      type.staticProperty("main: OperationQueue") { [self] in
        value("OperationQueue", stage.mainQueue)
      }
      type.method("addOperation(_ block: () -> Void)") { [self] call in
        let block = try call.function(0)
        try call.this(StageQueue.self).async { self.runJob(block) }
        return .void
      }
      type.property("maxConcurrentOperationCount: Int") { _ in
        .int(-1)
      } set: { _, _ in
      }
    }
    declareWaiting()
    declareOldDispatch()
  }

  private func declareWork(_ type: TypeBuilder) {
    type.method("async(group: DispatchGroup? = nil, execute work: () -> Void)") { [self] call in
      let work = try call.function(1)
      let group: StageGroup? = call[0].payload()
      try call.this(StageQueue.self).async(group: group) { self.runJob(work) }
      return .void
    }
    type.method("asyncAfter(deadline: DispatchTime, execute work: () -> Void)") { [self] call in
      let work = try call.function(1)
      guard let deadline: StageTime = call[0].payload() else {
        throw call.trap("a `DispatchTime` is expected here")
      }
      try call.this(StageQueue.self).async(at: deadline) { self.runJob(work) }
      return .void
    }
    type.method("sync(execute work: () -> Any) -> Any") { [self] call in
      let work = try call.function(0)
      do {
        return try call.this(StageQueue.self).sync { try self.call(work, []) }
      } catch let error as StageError {
        throw call.trap("\(error)")
      }
    }
  }

  private func declareWaiting() {
    library.type("DispatchGroup", kind: .class) { type in
      type.initializer("()") { [self] _ in value("DispatchGroup", stage.makeGroup()) }
      type.method("enter()") {
        try $0.this(StageGroup.self).enter()
        return .void
      }
      type.method("leave()") { call in
        do { try call.this(StageGroup.self).leave() } catch let error as StageError {
          throw call.trap("\(error)")
        }
        return .void
      }
      type.method("wait()") { .bool(try $0.this(StageGroup.self).wait()) }
      type.method("notify(queue: DispatchQueue, execute work: () -> Void)") { [self] call in
        guard let queue: StageQueue = call[0].payload() else {
          throw call.trap("a queue is expected here")
        }
        let work = try call.function(1)
        try call.this(StageGroup.self).notify(queue) { self.runJob(work) }
        return .void
      }
    }
    library.type("DispatchSemaphore", kind: .class) { type in
      type.initializer("(value: Int)") { [self] in
        value("DispatchSemaphore", stage.makeSemaphore(value: try $0.count(0)))
      }
      type.method("wait()") { .bool(try $0.this(StageSemaphore.self).wait()) }
      type.method("signal()") { .bool(try $0.this(StageSemaphore.self).signal()) }
    }
  }

  /// The C functions that Swift 2 had for queues.
  private func declareOldDispatch() {
    for name in ["HIGH", "DEFAULT", "LOW", "BACKGROUND"] {
      library.constant("DISPATCH_QUEUE_PRIORITY_\(name)") { .int(0) }
    }
    library.function("dispatch_get_main_queue() -> DispatchQueue") { [self] _ in
      value("DispatchQueue", stage.mainQueue)
    }
    library.function("dispatch_get_global_queue(_ identifier: Int, _ flags: Int) -> DispatchQueue")
    { [self] _ in
      value("DispatchQueue", stage.globalQueue())
    }
    library.function("dispatch_async(_ queue: DispatchQueue, _ block: () -> Void)") { [self] call in
      guard let queue: StageQueue = call[0].payload() else {
        throw call.trap("a queue is expected here")
      }
      let block = try call.function(1)
      queue.async { self.runJob(block) }
      return .void
    }
  }
}
