import Stage
import SwiftScript

/// A `DispatchWorkItem`: work that can be cancelled before it begins.
final class WorkItem {
  private let body: () -> Void
  private let group: StageGroup
  private var isDone = false
  var isCancelled = false

  init(stage: Stage, _ body: @escaping () -> Void) {
    self.body = body
    group = stage.makeGroup()
    group.enter()
  }

  func perform() {
    if !isCancelled { body() }
    guard !isDone else { return }
    isDone = true
    try? group.leave()
  }

  func wait(until deadline: StageTime) throws -> Bool { try group.wait(until: deadline) }

  func notify(_ queue: StageQueue, _ body: @escaping () -> Void) { group.notify(queue, body) }
}

extension LabContext {
  /// `DispatchWorkItem`.
  func declareWorkItems() {
    library.type("DispatchWorkItem", kind: .class) { type in
      type.initializer("(qos: DispatchQoS? = nil, flags: Any? = nil, block: () -> Void)") {
        [self] call in
        let block = try call.function(2)
        return value("DispatchWorkItem", WorkItem(stage: stage) { self.runJob(block) })
      }
      type.method("perform()") {
        try $0.this(WorkItem.self).perform()
        return .void
      }
      type.method("cancel()") {
        try $0.this(WorkItem.self).isCancelled = true
        return .void
      }
      type.method("wait()") {
        _ = try $0.this(WorkItem.self).wait(until: .never)
        return .void
      }
      type.method("notify(queue: DispatchQueue, execute work: () -> Void)") { [self] call in
        guard let queue: StageQueue = call[0].payload() else {
          throw call.trap("a queue is expected here")
        }
        let work = try call.function(1)
        try call.this(WorkItem.self).notify(queue) { self.runJob(work) }
        return .void
      }
      type.property("isCancelled: Bool") { .bool($0.payload(WorkItem.self)?.isCancelled ?? false) }
    }
  }
}
