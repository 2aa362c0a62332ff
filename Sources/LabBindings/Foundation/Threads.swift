import Stage
import SwiftScript

/// A thread that a script makes and starts itself.
final class NewThread {
  var name: String?
  var isCancelled = false
  let isMain: Bool
  private let body: () -> Void
  private(set) var isExecuting = false
  private(set) var isFinished = false

  init(name: String? = nil, isMain: Bool = false, _ body: @escaping () -> Void) {
    self.name = name
    self.isMain = isMain
    self.body = body
  }

  func start(on stage: Stage) {
    guard !isExecuting, !isFinished, !isMain else { return }
    isExecuting = true
    _ = stage.detachThread(name: name) { [self] in
      body()
      isExecuting = false
      isFinished = true
    }
  }
}

extension LabContext {
  /// `Thread`, in today's spelling and in that of Swift 2.
  func declareThreads() {
    library.type("Thread", kind: .class) { type in
      type.describe { "\($0)" }
      type.staticProperty("current: Thread") { [self] in value("Thread", stage.currentThread) }
      type.staticProperty("isMainThread: Bool") { [self] in .bool(stage.currentThread.isMain) }
      type.staticMethod("sleep(forTimeInterval interval: Double)") { [self] in try sleep($0) }
      type.staticMethod("sleep(until date: Date)") { [self] call in
        try stage.sleep(until: try stageTime(of: call[0]))
        return .void
      }
      type.staticProperty("main: Thread") { [self] in
        value("Thread", NewThread(name: "main", isMain: true) {})
      }
      type.initializer("(block: () -> Void)") { [self] call in
        let block = try call.function(0)
        return value("Thread", NewThread { self.runJob(block) })
      }
      type.method("start()") { [self] call in
        try call.this(NewThread.self).start(on: stage)
        return .void
      }
      type.method("cancel()") { call in
        call.receiver.payload(NewThread.self)?.isCancelled = true
        return .void
      }
      for (name, read) in [("isExecuting", \NewThread.isExecuting), ("isFinished", \.isFinished)] {
        type.property("\(name): Bool") {
          .bool($0.payload(NewThread.self)?[keyPath: read] ?? (name == "isExecuting"))
        }
      }
      type.property("isCancelled: Bool") {
        .bool($0.payload(NewThread.self)?.isCancelled ?? false)
      }
      type.property("qualityOfService: Any") { _ in
        .none
      } set: { _, _ in
      }
      type.property("threadPriority: Double") { _ in
        .double(0.5)
      } set: { _, _ in
      }
      type.staticMethod("detachNewThread(_ block: () -> Void)") { [self] call in
        let block = try call.function(0)
        _ = stage.detachThread { self.runJob(block) }
        return .void
      }
      type.property("isMainThread: Bool") {
        .bool($0.payload(StageThread.self)?.isMain ?? $0.payload(NewThread.self)?.isMain ?? false)
      }
      type.property("name: String?") {
        // A queue's thread has an empty name, one that was made and not named has none.
        let thread: StageThread? = $0.payload()
        let name = thread.map { $0.name ?? "" } ?? $0.payload(NewThread.self)?.name
        return .wrapping(name.map(Value.string))
      } set: { thread, name in
        thread.payload(StageThread.self)?.name = name.wrapped?.description
        thread.payload(NewThread.self)?.name = name.wrapped?.description
      }
    }
    library.function("sleep(_ seconds: Double)") { [self] in try sleep($0) }
    library.function("usleep(_ microseconds: Double)") { [self] call in
      try stage.sleep(for: try call.seconds(0, unit: 1e-6))
      return .void
    }
  }

  private func sleep(_ call: Call) throws -> Value {
    try stage.sleep(for: try call.seconds(0))
    return .void
  }
}
