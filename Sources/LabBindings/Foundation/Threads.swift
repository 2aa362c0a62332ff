import Stage
import SwiftScript

extension LabContext {
  /// `Thread`, in today's spelling and in that of Swift 2.
  func declareThreads() {
    library.type("Thread", kind: .class) { type in
      type.describe { "\($0)" }
      type.staticProperty("current: Thread") { [self] in value("Thread", stage.currentThread) }
      type.staticMethod("currentThread() -> Thread") { [self] _ in
        value("Thread", stage.currentThread)
      }
      type.staticProperty("isMainThread: Bool") { [self] in .bool(stage.currentThread.isMain) }
      type.staticMethod("sleep(forTimeInterval interval: Double)") { [self] in try sleep($0) }
      type.staticMethod("sleepForTimeInterval(_ interval: Double)") { [self] in try sleep($0) }
      type.staticMethod("detachNewThread(_ block: () -> Void)") { [self] call in
        let block = try call.function(0)
        _ = stage.detachThread { self.runJob(block) }
        return .void
      }
      type.property("isMainThread: Bool") { .bool($0.payload(StageThread.self)?.isMain ?? false) }
      type.property("name: String?") {
        .wrapping($0.payload(StageThread.self)?.name.map(Value.string))
      } set: { thread, name in
        thread.payload(StageThread.self)?.name = name.wrapped?.description
      }
    }
    library.alias("NSThread", of: library["Thread"])
    library.function("sleep(_ seconds: Double)") { [self] in try sleep($0) }
    library.function("usleep(_ microseconds: Double)") { [self] call in
      try stage.sleep(for: .seconds((call[0].number ?? 0) / 1e6))
      return .void
    }
  }

  private func sleep(_ call: Call) throws -> Value {
    try stage.sleep(for: .seconds(call[0].number ?? 0))
    return .void
  }
}
