/// Locks; a stage provides `StageLock`.
enum Locks: LibraryPart {
  static let declaration = #"""
    protocol NSLocking {
      func lock()
      func unlock()
    }
    extension NSLocking {
      func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
      }
    }
    internal final class StageLock {
      init(isRecursive: Bool)
      func lock(until deadline: DispatchTime) -> Bool
      func tryLock() -> Bool
      func unlock()
    }
    open class NSLock: NSObject, NSLocking {
      private let held: StageLock = StageLock(isRecursive: false)
      open var name: String?
      override init() {}
      open func lock() { _ = held.lock(until: .distantFuture) }
      open func lock(before limit: Date) -> Bool { held.lock(until: .now() + RunningThread.seconds(until: limit)) }
      open func unlock() { held.unlock() }
      open func `try`() -> Bool { held.tryLock() }
    }
    open class NSRecursiveLock: NSObject, NSLocking {
      private let held: StageLock = StageLock(isRecursive: true)
      open var name: String?
      override init() {}
      open func lock() { _ = held.lock(until: .distantFuture) }
      open func lock(before limit: Date) -> Bool { held.lock(until: .now() + RunningThread.seconds(until: limit)) }
      open func unlock() { held.unlock() }
      open func `try`() -> Bool { held.tryLock() }
    }
    open class NSCondition: NSObject, NSLocking {
      private let held: StageLock = StageLock(isRecursive: false)
      private var waiting: [DispatchSemaphore] = []
      open var name: String?
      override init() {}
      open func lock() { _ = held.lock(until: .distantFuture) }
      open func unlock() { held.unlock() }
      open func wait() { _ = wait(before: .distantFuture) }
      @discardableResult open func wait(until limit: Date) -> Bool { wait(before: .now() + RunningThread.seconds(until: limit)) }
      private func wait(before deadline: DispatchTime) -> Bool {
        let turn = DispatchSemaphore(value: 0)
        waiting.append(turn)
        unlock()
        defer { lock() }
        if turn.wait(timeout: deadline) == .success { return true }
        waiting.removeAll { $0 === turn }
        return false
      }
      open func signal() { if !waiting.isEmpty { waiting.removeFirst().signal() } }
      open func broadcast() { while !waiting.isEmpty { signal() } }
    }
    """#
}
