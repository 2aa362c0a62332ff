import Stage
import SwiftScript

extension LabContext {
  /// `NSLock`, `NSRecursiveLock` and the old `objc_sync` functions.
  func declareLocks() {
    for (name, isRecursive) in [("NSLock", false), ("NSRecursiveLock", true)] {
      library.type(name, kind: .class) { type in
        type.initializer("()") { [self] _ in
          value(name, stage.makeMutex(recursive: isRecursive))
        }
        type.method("lock()") { call in
          try Self.using(call) { _ = try $0.lock() }
          return .void
        }
        type.method("unlock()") { call in
          try Self.using(call) { try $0.unlock() }
          return .void
        }
        type.method("`try`() -> Bool") { .bool(try $0.this(StageMutex.self).tryLock()) }
        type.method("lock(before date: Date) -> Bool") { [self] call in
          let deadline = try stageTime(of: call[0])
          var isLocked = false
          try Self.using(call) { isLocked = try $0.lock(until: deadline) }
          return .bool(isLocked)
        }
        type.method("withLock(_ body: () -> Any) -> Any") { [self] call in
          let body = try call.function(0)
          try Self.using(call) { _ = try $0.lock() }
          defer { try? call.this(StageMutex.self).unlock() }
          return try self.call(body, [])
        }
        type.property("name: String?") { _ in
          .none
        } set: { _, _ in
        }
      }
    }
  }

  private static func using(_ call: Call, _ body: (StageMutex) throws -> Void) throws {
    do { try body(try call.this(StageMutex.self)) } catch let error as StageError {
      throw call.trap("\(error)")
    }
  }
}
