/// Operations and their queues, upon Dispatch's.
enum Operations: LibraryPart {
  static let declaration = #"""
    open class Operation: NSObject {
      enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
      private var executing: Bool = false
      private var finished: Bool = false
      private var cancelled: Bool = false
      private var listeners: [() -> Void] = []
      open var name: String?
      open var completionBlock: (() -> Void)?
      open var queuePriority: Operation.QueuePriority = .normal
      open var qualityOfService: QualityOfService = .default
      open private(set) var dependencies: [Operation] = []
      override init() {}
      open var isCancelled: Bool { cancelled }
      open var isExecuting: Bool { executing }
      open var isFinished: Bool { finished }
      open var isAsynchronous: Bool { false }
      open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }
      open func start() {
        if finished { return }
        executing = true
        if !isCancelled { main() }
        executing = false
        finished = true
        tellEnd()
      }
      open func main() {}
      open func cancel() { cancelled = true }
      open func addDependency(_ op: Operation) { dependencies.append(op) }
      open func removeDependency(_ op: Operation) { dependencies.removeAll { $0 === op } }
      open func waitUntilFinished() {
        if isFinished { return }
        let group = DispatchGroup()
        group.enter()
        whenFinished { group.leave() }
        group.wait()
      }
      open func willChangeValue(forKey key: String) {}
      open func didChangeValue(forKey key: String) { if key == "isFinished", isFinished { tellEnd() } }
      internal func whenFinished(_ body: @escaping () -> Void) {
        if isFinished { body() } else { listeners.append(body) }
      }
      private func tellEnd() {
        let block = completionBlock
        completionBlock = nil
        block?()
        let told = listeners
        listeners = []
        for listener in told { listener() }
      }
    }
    open class BlockOperation: Operation {
      private var blocks: [() -> Void] = []
      override init() {}
      convenience init(block: @escaping () -> Void) {
        self.init()
        blocks = [block]
      }
      open var executionBlocks: [() -> Void] { blocks }
      open func addExecutionBlock(_ block: @escaping () -> Void) { blocks.append(block) }
      open override func main() { for block in blocks { block() } }
    }
    open class OperationQueue: NSObject {
      private let concurrent: DispatchQueue
      private let serial: DispatchQueue
      private let group: DispatchGroup = DispatchGroup()
      private var waiting: [Operation] = []
      private var running: [Operation] = []
      private static let shared: OperationQueue = OperationQueue(.main)
      private init(_ queue: DispatchQueue) {
        concurrent = queue
        serial = queue
        super.init()
        limit = 1
      }
      override init() {
        concurrent = DispatchQueue(label: "NSOperationQueue", attributes: .concurrent)
        serial = DispatchQueue(label: "NSOperationQueue 1")
        super.init()
      }
      class var main: OperationQueue { shared }
      class var current: OperationQueue? {
        RunningThread.local("OperationQueue") as? OperationQueue ?? (RunningThread.isMain ? shared : nil)
      }
      class var defaultMaxConcurrentOperationCount: Int { -1 }
      private var limit: Int = -1
      private var waits: Bool = false
      open var maxConcurrentOperationCount: Int {
        get { limit }
        set {
          limit = newValue
          startWhatMay()
        }
      }
      open var isSuspended: Bool {
        get { waits }
        set {
          waits = newValue
          startWhatMay()
        }
      }
      open var name: String?
      open var qualityOfService: QualityOfService = .default
      open var underlyingQueue: DispatchQueue?
      open var operationCount: Int { waiting.count + running.count }
      open var operations: [Operation] { running + waiting }
      internal var schedulerQueue: DispatchQueue {
        underlyingQueue ?? (maxConcurrentOperationCount == 1 ? serial : concurrent)
      }
      internal var isMain: Bool { self === OperationQueue.shared }
      open func addOperation(_ op: Operation) {
        group.enter()
        waiting.append(op)
        for dependency in op.dependencies {
          dependency.whenFinished { [weak self] in self?.startWhatMay() }
        }
        startWhatMay()
      }
      open func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }
      open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        for operation in ops { addOperation(operation) }
        if wait { waitUntilAllOperationsAreFinished() }
      }
      open func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let operation = BlockOperation(block: barrier)
        for earlier in operations { operation.addDependency(earlier) }
        addOperation(operation)
      }
      open func cancelAllOperations() { for operation in operations { operation.cancel() } }
      open func waitUntilAllOperationsAreFinished() { group.wait() }
      private func startWhatMay() {
        while !isSuspended, maxConcurrentOperationCount < 0 || running.count < maxConcurrentOperationCount,
          let next = waiting.indices.filter({ waiting[$0].isReady || waiting[$0].isCancelled }).max(by: {
            waiting[$0].queuePriority.rawValue < waiting[$1].queuePriority.rawValue
              || waiting[$0].queuePriority == waiting[$1].queuePriority && $0 > $1
          })
        {
          let operation = waiting.remove(at: next)
          running.append(operation)
          schedulerQueue.async { self.run(operation) }
        }
      }
      private func run(_ operation: Operation) {
        let outer = RunningThread.local("OperationQueue")
        RunningThread.setLocal("OperationQueue", self)
        operation.start()
        RunningThread.setLocal("OperationQueue", outer)
        operation.whenFinished {
          self.running.removeAll { $0 === operation }
          self.group.leave()
          self.startWhatMay()
        }
      }
    }
    """#
}
