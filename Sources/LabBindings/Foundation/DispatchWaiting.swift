import ScriptMachine
import Stage

extension StageGroup: ScriptClass {}
extension StageSemaphore: ScriptClass {}

/// A `DispatchWorkItem`: work that can be cancelled before it begins.
final class WorkItem: ScriptClass {
  private let body: () -> Void
  let group: StageGroup
  private var isDone = false
  private(set) var isCancelled = false

  init(_ group: StageGroup, _ body: @escaping () -> Void) {
    self.body = body
    self.group = group
    group.enter()
  }

  func perform() {
    if !isCancelled { body() }
    guard !isDone else { return }
    isDone = true
    try? group.leave()
  }

  func cancel() { isCancelled = true }
}

extension LabContext {
  func registerDispatchWaiting(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(StageGroup.self, "DispatchGroup", in: "Dispatch")
    runtime.hostTypes.add(StageSemaphore.self, "DispatchSemaphore", in: "Dispatch")
    runtime.hostTypes.add(WorkItem.self, "DispatchWorkItem", in: "Dispatch")
    table.add("DispatchTime.now()") { [self] call in
      readTime(call.machine).scriptValue(call.machine)
    }
    table.function("DispatchGroup.init()") { [self] in StageGroup(on: stage) }
    table.method("DispatchGroup.enter()", StageGroup.enter)
    table.method("DispatchGroup.leave()", StageGroup.leave)
    table.function("DispatchGroup.wait(timeout:)") { (group: StageGroup, deadline: StageTime) in
      Self.timeoutResult(try group.wait(until: deadline))
    }
    table.function("DispatchGroup.notify(qos:flags:queue:execute:)") {
      [self]
      (group: StageGroup, _: Value, _: Value, queue: QueueObject, work: ScriptFunction<Void>) in
      group.notify(queue.queue, job(work))
    }
    table.function("DispatchSemaphore.init(value:)") { [self] (count: Int) in
      StageSemaphore(on: stage, value: count)
    }
    table.function("DispatchSemaphore.wait(timeout:)") {
      (semaphore: StageSemaphore, deadline: StageTime) in
      Self.timeoutResult(try semaphore.wait(until: deadline))
    }
    table.function("DispatchSemaphore.signal()") { (semaphore: StageSemaphore) in
      try semaphore.signal() ? 1 : 0
    }
    registerWorkItems(in: &table)
  }

  private func registerWorkItems(in table: inout NativeTable) {
    table.function("DispatchWorkItem.init(qos:flags:block:)") {
      [self] (_: Value, _: Value, block: ScriptFunction<Void>) in
      WorkItem(StageGroup(on: stage), job(block))
    }
    table.method("DispatchWorkItem.perform()", WorkItem.perform)
    table.method("DispatchWorkItem.cancel()", WorkItem.cancel)
    table.property("DispatchWorkItem.isCancelled") { (item: WorkItem) in item.isCancelled }
    table.function("DispatchWorkItem.wait(timeout:)") { (item: WorkItem, deadline: StageTime) in
      Self.timeoutResult(try item.group.wait(until: deadline))
    }
    table.function("DispatchWorkItem.notify(qos:flags:queue:execute:)") {
      [self]
      (item: WorkItem, _: Value, _: Value, queue: QueueObject, work: ScriptFunction<Void>) in
      item.group.notify(queue.queue, job(work))
    }
  }

  /// A case of `DispatchTimeoutResult`.
  private static func timeoutResult(_ isSuccess: Bool) -> Int { isSuccess ? 0 : 1 }
}
