import Stage
import SwiftScript

/// A quality of service, by its name.
struct QualityOfService {
  let name: String

  /// The numbers that C has for them.
  static let codes = [
    "userInteractive": 33, "userInitiated": 25, "default": 21, "utility": 17, "background": 9,
  ]
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
      type.nested("QoSClass", library["DispatchQoS"])
      type.property("rawValue: Int") { .int(QualityOfService.codes[$0.qosName] ?? 0) }
      // Dispatch's C functions took a number.
      type.convert { [self] number in
        guard case .int(let code) = number else { return nil }
        let name = QualityOfService.codes.first { $0.value == code }?.key
        return value("DispatchQoS", QualityOfService(name: name ?? "default"))
      }
    }
    library.type("DispatchQueue", kind: .class) { type in
      type.describe { "\(($0 as? StageQueue)?.label ?? "queue")" }
      type.staticProperty("main: DispatchQueue") { [self] in value("DispatchQueue", stage.mainQueue)
      }
      type.staticMethod("global(qos: DispatchQoS = .`default`) -> DispatchQueue") { [self] in
        value("DispatchQueue", stage.globalQueue(qos: $0[0].qosName))
      }
      type.initializer(
        """
        (label: String, qos: DispatchQoS? = nil, attributes: Any? = nil, \
        autoreleaseFrequency: Any? = nil, target: DispatchQueue? = nil)
        """
      ) { [self] call in
        // One attribute, or an array of them.
        let given = call[2].wrapped.map { $0.elements ?? [$0] } ?? []
        let isConcurrent = given.contains {
          let attribute: QualityOfService? =
            (try? $0.resolved(as: library["DispatchQueueAttributes"]))?.payload()
          return attribute?.name == "concurrent"
        }
        return value(
          "DispatchQueue",
          stage.makeQueue(label: call[0].description, concurrent: isConcurrent)
        )
      }
      type.property("label: String") { .string($0.payload(StageQueue.self)?.label ?? "") }
      declareWork(type)
    }
    library.type("DispatchQueueAttributes") { type in
      for name in ["concurrent", "initiallyInactive"] {
        type.staticProperty("\(name): Any") { [self] in
          value("DispatchQueueAttributes", QualityOfService(name: name))
        }
      }
    }
    declareWorkItems()
    declareWaiting()
  }

  private func declareWork(_ type: TypeBuilder) {
    library.type("DispatchWorkItemFlags") { flags in
      for name in [
        "barrier", "detached", "assignCurrentContext", "noQoS", "inheritQoS", "enforceQoS",
      ] {
        flags.staticProperty("\(name): Any") { [self] in
          value("DispatchWorkItemFlags", QualityOfService(name: name))
        }
      }
    }
    type.method(
      """
      async(group: DispatchGroup? = nil, qos: DispatchQoS? = nil, \
      flags: DispatchWorkItemFlags? = nil, execute work: () -> Void)
      """
    ) { [self] call in
      let work = try call.function(3)
      let group: StageGroup? = call[0].payload()
      let flags: QualityOfService? = call[2].payload()
      try call.this(StageQueue.self).async(group: group, barrier: flags?.name == "barrier") {
        self.runJob(work)
      }
      return .void
    }
    type.method("async(group: DispatchGroup? = nil, execute item: DispatchWorkItem)") { call in
      guard let item: WorkItem = call[1].payload() else {
        throw call.trap("a `DispatchWorkItem` is expected here")
      }
      try call.this(StageQueue.self).async(group: call[0].payload()) { item.perform() }
      return .void
    }
    for label in ["deadline", "wallDeadline"] {
      type.method("asyncAfter(\(label): DispatchTime, execute item: DispatchWorkItem)") { call in
        guard let item: WorkItem = call[1].payload() else {
          throw call.trap("a `DispatchWorkItem` is expected here")
        }
        _ = try call.this(StageQueue.self).async(at: try call.deadline(0)) { item.perform() }
        return .void
      }
      type.method(
        """
        asyncAfter(\(label): DispatchTime, qos: DispatchQoS? = nil, \
        flags: DispatchWorkItemFlags? = nil, execute work: () -> Void)
        """
      ) { [self] call in
        let work = try call.function(3)
        _ = try call.this(StageQueue.self).async(at: try call.deadline(0)) { self.runJob(work) }
        return .void
      }
    }
    type.method("suspend()") {
      try $0.this(StageQueue.self).suspend()
      return .void
    }
    type.method("resume()") { call in
      do { try call.this(StageQueue.self).resume() } catch let error as StageError {
        throw call.trap("\(error)")
      }
      return .void
    }
    type.staticMethod("concurrentPerform(iterations: Int, execute work: (Int) -> Void)") {
      [self] call in
      let work = try call.function(1)
      let count = try call.count(0)
      guard stage.hasSchedule else {
        for number in 0..<count { _ = try self.call(work, [.int(number)]) }
        return .void
      }
      var numbers = Array(0..<count)
      while !numbers.isEmpty {
        let number = numbers.remove(at: stage.choose(among: numbers.count))
        _ = try self.call(work, [.int(number)])
      }
      return .void
    }
    type.method(
      "sync(flags: DispatchWorkItemFlags? = nil, execute work: () -> Any) -> Any"
    ) { [self] call in
      let work = try call.function(1)
      let flags: QualityOfService? = call[0].payload()
      do {
        return try call.this(StageQueue.self).sync(barrier: flags?.name == "barrier") {
          try self.call(work, [])
        }
      } catch let error as StageError {
        throw call.trap("\(error)")
      }
    }
  }

  private func declareWaiting() {
    library.type("DispatchTimeoutResult") { type in
      type.equality { ($0 as? String) == ($1 as? String) }
      type.describe { "\($0)" }
      for name in ["success", "timedOut"] {
        type.staticProperty("\(name): Any") { [self] in value("DispatchTimeoutResult", name) }
      }
      type.cases { ($0 as? String ?? "", []) }
    }
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
      type.method("wait()") {
        _ = try $0.this(StageGroup.self).wait()
        return .void
      }
      for label in ["timeout", "wallTimeout"] {
        type.method("wait(\(label): DispatchTime) -> Any") { [self] call in
          timeoutResult(try call.this(StageGroup.self).wait(until: try call.deadline(0)))
        }
      }
      type.method(
        "notify(qos: DispatchQoS? = nil, queue: DispatchQueue, execute work: () -> Void)"
      ) { [self] call in
        guard let queue: StageQueue = call[1].payload() else {
          throw call.trap("a queue is expected here")
        }
        let work = try call.function(2)
        try call.this(StageGroup.self).notify(queue) { self.runJob(work) }
        return .void
      }
    }
    library.type("DispatchSemaphore", kind: .class) { type in
      type.initializer("(value: Int)") { [self] in
        value("DispatchSemaphore", stage.makeSemaphore(value: try $0.count(0)))
      }
      type.method("wait()") {
        _ = try $0.this(StageSemaphore.self).wait()
        return .void
      }
      for label in ["timeout", "wallTimeout"] {
        type.method("wait(\(label): DispatchTime) -> Any") { [self] call in
          timeoutResult(try call.this(StageSemaphore.self).wait(until: try call.deadline(0)))
        }
      }
      type.method("signal() -> Int") { call in
        do { return .int(try call.this(StageSemaphore.self).signal() ? 1 : 0) } catch let error
          as StageError
        { throw call.trap("\(error)") }
      }
    }
  }

  private func timeoutResult(_ isSuccess: Bool) -> Value {
    value("DispatchTimeoutResult", isSuccess ? "success" : "timedOut")
  }
}

extension Call {
  /// A time on the stage's clock.
  func deadline(_ position: Int) throws -> StageTime {
    guard let time: StageTime = self[position].payload() else {
      throw trap("a `DispatchTime` is expected here", hint: "write `.now() + 1`")
    }
    return time
  }
}
