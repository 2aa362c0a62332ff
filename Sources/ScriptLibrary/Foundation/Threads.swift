extension FoundationLibrary {
  static let threads = #"""
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
    open class NSLock: NSObject, NSLocking {
      override init()
      open var name: String? { get set }
      open func lock()
      open func unlock()
      open func `try`() -> Bool
    }
    open class NSRecursiveLock: NSObject, NSLocking {
      override init()
      open var name: String? { get set }
      open func lock()
      open func unlock()
      open func `try`() -> Bool
    }
    open class NSCondition: NSObject, NSLocking {
      override init()
      open func lock()
      open func unlock()
      open func wait()
      open func signal()
      open func broadcast()
    }
    open class Thread: NSObject {
      override init()
      init(block: @escaping @Sendable () -> Void)
      class var current: Thread { get }
      class var main: Thread { get }
      class var isMainThread: Bool { get }
      class var callStackSymbols: [String] { get }
      class func sleep(forTimeInterval ti: Double)
      class func sleep(until date: Date)
      class func detachNewThread(_ block: @escaping @Sendable () -> Void)
      open var name: String? { get set }
      open var isMainThread: Bool { get }
      open var isExecuting: Bool { get }
      open var isFinished: Bool { get }
      open var isCancelled: Bool { get }
      open var threadPriority: Double { get set }
      open var qualityOfService: QualityOfService { get set }
      open var stackSize: Int { get set }
      open func start()
      open func cancel()
      open func main()
    }
    enum QualityOfService: Int { case userInteractive, userInitiated, utility, background, `default` }
    """#

  static let operations = #"""
    open class Operation: NSObject {
      enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
      override init()
      open func start()
      open func main()
      open func cancel()
      open var isCancelled: Bool { get }
      open var isExecuting: Bool { get }
      open var isFinished: Bool { get }
      open var isAsynchronous: Bool { get }
      open var isReady: Bool { get }
      open var name: String? { get set }
      open var completionBlock: (() -> Void)? { get set }
      open var queuePriority: Operation.QueuePriority { get set }
      open var qualityOfService: QualityOfService { get set }
      open var dependencies: [Operation] { get }
      open func addDependency(_ op: Operation)
      open func removeDependency(_ op: Operation)
      open func waitUntilFinished()
    }
    open class BlockOperation: Operation {
      override init()
      init(block: @escaping () -> Void)
      open func addExecutionBlock(_ block: @escaping () -> Void)
    }
    open class OperationQueue: NSObject {
      override init()
      class var main: OperationQueue { get }
      class var current: OperationQueue? { get }
      class var defaultMaxConcurrentOperationCount: Int { get }
      open var maxConcurrentOperationCount: Int { get set }
      open var isSuspended: Bool { get set }
      open var name: String? { get set }
      open var qualityOfService: QualityOfService { get set }
      open var underlyingQueue: DispatchQueue? { get set }
      open var operationCount: Int { get }
      open var operations: [Operation] { get }
      open func addOperation(_ op: Operation)
      open func addOperation(_ block: @escaping () -> Void)
      open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
      open func addBarrierBlock(_ barrier: @escaping () -> Void)
      open func cancelAllOperations()
      open func waitUntilAllOperationsAreFinished()
    }
    """#

  static let dispatch = #"""
    open class DispatchObject {}
    class DispatchQueue: DispatchObject, CustomStringConvertible {
      struct Attributes: OptionSet {
        typealias RawValue = UInt64
        typealias Element = DispatchQueue.Attributes
        typealias ArrayLiteralElement = DispatchQueue.Attributes
        let rawValue: UInt64
        init(rawValue: UInt64) { self.rawValue = rawValue }
        static var concurrent: DispatchQueue.Attributes { get }
        static var initiallyInactive: DispatchQueue.Attributes { get }
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
      var description: String { get }
      func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void)
      func async(execute workItem: DispatchWorkItem)
      func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
      func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void)
      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
      func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void)
      func sync<T>(execute work: () throws -> T) rethrows -> T
      func sync(execute workItem: DispatchWorkItem)
      func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
      func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
      func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
      func activate()
      func suspend()
      func resume()
    }
    class DispatchSpecificKey<T> { init() }
    struct DispatchQoS: Equatable {
      enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
      static var background: DispatchQoS { get }
      static var utility: DispatchQoS { get }
      static var `default`: DispatchQoS { get }
      static var userInitiated: DispatchQoS { get }
      static var userInteractive: DispatchQoS { get }
      static var unspecified: DispatchQoS { get }
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
      static var barrier: DispatchWorkItemFlags { get }
      static var detached: DispatchWorkItemFlags { get }
      static var assignCurrentContext: DispatchWorkItemFlags { get }
      static var enforceQoS: DispatchWorkItemFlags { get }
      static var inheritQoS: DispatchWorkItemFlags { get }
      static var noQoS: DispatchWorkItemFlags { get }
    }
    class DispatchWorkItem {
      init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void)
      var isCancelled: Bool { get }
      func perform()
      func cancel()
      func wait()
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      func notify(queue: DispatchQueue, execute: DispatchWorkItem)
      func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping () -> Void)
    }
    class DispatchGroup: DispatchObject {
      init()
      func enter()
      func leave()
      func wait()
      @discardableResult func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void)
      func notify(queue: DispatchQueue, work: DispatchWorkItem)
    }
    class DispatchSemaphore: DispatchObject {
      init(value: Int)
      func wait()
      @discardableResult func wait(timeout: DispatchTime) -> DispatchTimeoutResult
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
      func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
    }
    extension DispatchSourceTimer {
      func schedule(deadline: DispatchTime) { schedule(deadline: deadline, repeating: .never, leeway: .nanoseconds(0)) }
      func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
      }
      func schedule(deadline: DispatchTime, repeating interval: Double) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
      }
    }
    class DispatchSource: DispatchObject {
      struct TimerFlags: OptionSet {
        typealias RawValue = UInt
        typealias Element = DispatchSource.TimerFlags
        typealias ArrayLiteralElement = DispatchSource.TimerFlags
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var strict: DispatchSource.TimerFlags { get }
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

  static let dispatchTimes = #"""
    enum DispatchTimeoutResult { case success, timedOut }
    enum DispatchTimeInterval: Equatable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
      static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool
    }
    struct DispatchTime: Comparable {
      static func now() -> DispatchTime
      static let distantFuture: DispatchTime
      init(uptimeNanoseconds: UInt64)
      var uptimeNanoseconds: UInt64 { get }
      func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
      func distance(to other: DispatchTime) -> DispatchTimeInterval
      static func == (a: DispatchTime, b: DispatchTime) -> Bool
      static func < (a: DispatchTime, b: DispatchTime) -> Bool
    }
    struct DispatchWallTime: Comparable {
      static func now() -> DispatchWallTime
      static let distantFuture: DispatchWallTime
      static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool
      static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool
    }
    func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    func + (time: DispatchTime, seconds: Double) -> DispatchTime
    func - (time: DispatchTime, seconds: Double) -> DispatchTime
    func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
    func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
    """#
}
