/// Queues, groups, semaphores, work items and timer sources; a stage has the natives.
enum DispatchTypes: LibraryPart {
  static let declaration = #"""
    open class DispatchObject {}
    class DispatchQueue: DispatchObject, CustomStringConvertible {
      struct Attributes: OptionSet {
        typealias RawValue = UInt64
        typealias Element = DispatchQueue.Attributes
        typealias ArrayLiteralElement = DispatchQueue.Attributes
        let rawValue: UInt64
        init(rawValue: UInt64) { self.rawValue = rawValue }
        static var concurrent: DispatchQueue.Attributes { .init(rawValue: 2) }
        static var initiallyInactive: DispatchQueue.Attributes { .init(rawValue: 4) }
      }
      enum AutoreleaseFrequency { case inherit, workItem, never }
      enum GlobalQueuePriority { case high, `default`, low, background }
      init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
      class var main: DispatchQueue { get }
      class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
      class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
      class func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
      var label: String { get }
      var qos: DispatchQoS { get }
      var description: String { "\(label)" }
      func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void)
      func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }
      func async(group: DispatchGroup, execute workItem: DispatchWorkItem) { async(group: group) { workItem.perform() } }
      func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void)
      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) { asyncAfter(deadline: deadline) { execute.perform() } }
      func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        asyncAfter(deadline: wallDeadline.time, qos: qos, flags: flags, execute: work)
      }
      func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) { asyncAfter(wallDeadline: wallDeadline) { execute.perform() } }
      func sync<T>(execute work: () throws -> T) rethrows -> T { try sync(flags: [], execute: work) }
      func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }
      func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
      func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
      func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
      func activate() {}
      func suspend()
      func resume()
    }
    class DispatchSpecificKey<T> { init() {} }
    struct DispatchQoS: Equatable {
      enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
      static var background: DispatchQoS { DispatchQoS(qosClass: .background, relativePriority: 0) }
      static var utility: DispatchQoS { DispatchQoS(qosClass: .utility, relativePriority: 0) }
      static var `default`: DispatchQoS { DispatchQoS(qosClass: .`default`, relativePriority: 0) }
      static var userInitiated: DispatchQoS { DispatchQoS(qosClass: .userInitiated, relativePriority: 0) }
      static var userInteractive: DispatchQoS { DispatchQoS(qosClass: .userInteractive, relativePriority: 0) }
      static var unspecified: DispatchQoS { DispatchQoS(qosClass: .unspecified, relativePriority: 0) }
      let qosClass: DispatchQoS.QoSClass
      let relativePriority: Int
      init(qosClass: DispatchQoS.QoSClass, relativePriority: Int) {
        self.qosClass = qosClass
        self.relativePriority = relativePriority
      }
      static func == (lhs: DispatchQoS, rhs: DispatchQoS) -> Bool { lhs.qosClass == rhs.qosClass }
    }
    struct DispatchWorkItemFlags: OptionSet {
      typealias RawValue = UInt
      typealias Element = DispatchWorkItemFlags
      typealias ArrayLiteralElement = DispatchWorkItemFlags
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static var barrier: DispatchWorkItemFlags { .init(rawValue: 1) }
      static var detached: DispatchWorkItemFlags { .init(rawValue: 2) }
      static var assignCurrentContext: DispatchWorkItemFlags { .init(rawValue: 4) }
      static var enforceQoS: DispatchWorkItemFlags { .init(rawValue: 32) }
      static var inheritQoS: DispatchWorkItemFlags { .init(rawValue: 16) }
      static var noQoS: DispatchWorkItemFlags { .init(rawValue: 8) }
    }
    class DispatchWorkItem {
      init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void)
      var isCancelled: Bool { get }
      func perform()
      func cancel()
      func wait() { _ = wait(timeout: .distantFuture) }
      @discardableResult func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      @discardableResult func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { wait(timeout: wallTimeout.time) }
      func notify(queue: DispatchQueue, execute: DispatchWorkItem) { notify(queue: queue) { execute.perform() } }
      func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping () -> Void)
    }
    class DispatchGroup: DispatchObject {
      init()
      func enter()
      func leave()
      func wait() { _ = wait(timeout: .distantFuture) }
      @discardableResult func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      @discardableResult func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { wait(timeout: wallTimeout.time) }
      func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void)
      func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
    }
    class DispatchSemaphore: DispatchObject {
      init(value: Int)
      func wait() { _ = wait(timeout: .distantFuture) }
      @discardableResult func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      @discardableResult func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { wait(timeout: wallTimeout.time) }
      @discardableResult func signal() -> Int
    }
    protocol DispatchSourceProtocol: AnyObject {
      func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
      func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
      func cancel()
      func resume()
      func suspend()
      func activate()
      var isCancelled: Bool { get }
    }
    extension DispatchSourceProtocol {
      func setEventHandler(handler: (() -> Void)?) { setEventHandler(qos: .unspecified, flags: [], handler: handler) }
      func setCancelHandler(handler: (() -> Void)?) { setCancelHandler(qos: .unspecified, flags: [], handler: handler) }
    }
    protocol DispatchSourceTimer: DispatchSourceProtocol {
      func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
    }
    extension DispatchSourceTimer {
      func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        schedule(deadline: deadline, repeating: .nanoseconds(Int(interval * 1_000_000_000)), leeway: leeway)
      }
      func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
      }
      func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway)
      }
      func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway)
      }
      func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        schedule(deadline: deadline, repeating: .never, leeway: leeway)
      }
      func scheduleRepeating(deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        schedule(deadline: deadline, repeating: interval, leeway: leeway)
      }
      func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        schedule(deadline: deadline, repeating: interval, leeway: leeway)
      }
    }
    final class OS_dispatch_source: DispatchObject, DispatchSourceTimer {
      func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
      func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
      func cancel()
      func resume()
      func suspend()
      func activate() { resume() }
      var isCancelled: Bool { get }
      func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval) {
        schedule(at: deadline, every: interval.length)
      }
      internal func schedule(at deadline: DispatchTime, every nanoseconds: Int?)
    }
    class DispatchSource: DispatchObject {
      struct TimerFlags: OptionSet {
        typealias RawValue = UInt
        typealias Element = DispatchSource.TimerFlags
        typealias ArrayLiteralElement = DispatchSource.TimerFlags
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var strict: DispatchSource.TimerFlags { .init(rawValue: 1) }
      }
      class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer
    }
    enum DispatchPredicate {
      case onQueue(DispatchQueue)
      case onQueueAsBarrier(DispatchQueue)
      case notOnQueue(DispatchQueue)
    }
    func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)
    func dispatchMain() -> Never
    """#
}
