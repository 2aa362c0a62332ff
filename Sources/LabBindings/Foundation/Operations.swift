import Stage
import SwiftScript

/// An operation queue on the stage: a number of operations at a time, each when those that it depends on are done.
final class OperationQueueModel {
  /// Where operations run.
  let queue: StageQueue
  /// Where schedulers of a queue that does one thing at a time hand in their work.
  private let serial: StageQueue
  private let group: StageGroup
  /// How many operations may run at once; -1 for as many as there are.
  var limit = -1 { didSet { startWhatMay() } }
  var isSuspended = false { didSet { startWhatMay() } }
  var name: String?
  private(set) var waiting: [OperationModel] = []
  private var running = 0

  init(stage: Stage, queue: StageQueue? = nil) {
    self.queue = queue ?? stage.makeQueue(label: "NSOperationQueue", concurrent: true)
    serial = queue ?? stage.makeQueue(label: "NSOperationQueue 1")
    group = stage.makeGroup()
    if queue != nil { limit = 1 }
  }

  /// The queue that a scheduler works on.
  var schedulerQueue: StageQueue { limit == 1 ? serial : queue }
  var count: Int { waiting.count + running }

  /// Forgets the operations that have not begun.
  func removeWaiting() { waiting = [] }

  func add(_ operation: OperationModel) {
    group.enter()
    waiting.append(operation)
    for dependency in operation.dependencies {
      dependency.whenFinished { [weak self] in self?.startWhatMay() }
    }
    startWhatMay()
  }

  func cancelAll() { for operation in waiting { operation.isCancelled = true } }

  func waitUntilFinished() throws { _ = try group.wait() }

  private func startWhatMay() {
    while !isSuspended, limit < 0 || running < limit,
      let next = waiting.firstIndex(where: { $0.dependencies.allSatisfy(\.isFinished) })
    {
      let operation = waiting.remove(at: next)
      running += 1
      schedulerQueue.async { [self] in
        operation.run()
        running -= 1
        try? group.leave()
        startWhatMay()
      }
    }
  }
}

/// One piece of work for an operation queue.
final class OperationModel {
  var blocks: [() -> Void]
  var completion: (() -> Void)?
  var dependencies: [OperationModel] = []
  var isCancelled = false
  var name: String?
  private(set) var isExecuting = false
  private(set) var isFinished = false
  private var listeners: [() -> Void] = []

  init(_ blocks: [() -> Void]) { self.blocks = blocks }

  func run() {
    isExecuting = true
    if !isCancelled { for block in blocks { block() } }
    isExecuting = false
    isFinished = true
    completion?()
    for listener in listeners { listener() }
    listeners = []
  }

  func whenFinished(_ body: @escaping () -> Void) {
    if !isFinished { listeners.append(body) }
  }
}

extension LabContext {
  /// `OperationQueue` and `BlockOperation`.
  func declareOperations() {
    library.type("Operation", kind: .class) { type in
      for (name, read) in [
        ("isFinished", \OperationModel.isFinished), ("isExecuting", \.isExecuting),
        ("isCancelled", \.isCancelled),
      ] {
        type.property("\(name): Bool") {
          .bool($0.payload(OperationModel.self)?[keyPath: read] ?? false)
        }
      }
      type.method("cancel()") {
        try $0.this(OperationModel.self).isCancelled = true
        return .void
      }
      type.method("main()") {
        try $0.this(OperationModel.self).run()
        return .void
      }
      type.method("start()") {
        try $0.this(OperationModel.self).run()
        return .void
      }
      type.method("addDependency(_ operation: Operation)") { call in
        if let other: OperationModel = call[0].payload() {
          try call.this(OperationModel.self).dependencies.append(other)
        }
        return .void
      }
      type.property("name: String?") {
        .wrapping($0.payload(OperationModel.self)?.name.map(Value.string))
      } set: {
        $0.payload(OperationModel.self)?.name = $1.wrapped?.description
      }
      type.property("completionBlock: (() -> Void)?") { _ in
        .none
      } set: { [self] operation, block in
        guard case .function(let function)? = block.wrapped else { return }
        operation.payload(OperationModel.self)?.completion = { self.runJob(function) }
      }
    }
    library.type("BlockOperation", kind: .class, conformingTo: ["Operation"]) { type in
      type.initializer("(block: () -> Void)") { [self] call in
        let block = try call.function(0)
        return value("BlockOperation", OperationModel([{ self.runJob(block) }]))
      }
      type.method("addExecutionBlock(_ block: () -> Void)") { [self] call in
        let block = try call.function(0)
        try call.this(OperationModel.self).blocks.append { self.runJob(block) }
        return .void
      }
    }
    library.type("OperationQueue", kind: .class) { declareQueue($0) }
  }

  private func declareQueue(_ type: TypeBuilder) {
    type.initializer("()") { [self] _ in value("OperationQueue", OperationQueueModel(stage: stage))
    }
    type.staticProperty("main: OperationQueue") { [self] in
      value("OperationQueue", mainOperationQueue)
    }
    type.method("addOperation(_ block: () -> Void)") { [self] call in
      let block = try call.function(0)
      try call.this(OperationQueueModel.self).add(OperationModel([{ self.runJob(block) }]))
      return .void
    }
    type.method("addOperation(_ operation: Operation)") { call in
      guard let operation: OperationModel = call[0].payload() else {
        throw call.trap("an operation is expected here")
      }
      try call.this(OperationQueueModel.self).add(operation)
      return .void
    }
    type.method("addOperations(_ operations: [Operation], waitUntilFinished: Bool)") { call in
      let queue: OperationQueueModel = try call.this()
      for operation in call[0].elements ?? [] {
        if let operation: OperationModel = operation.payload() { queue.add(operation) }
      }
      if call.bool(1) { try queue.waitUntilFinished() }
      return .void
    }
    type.method("waitUntilAllOperationsAreFinished()") {
      try $0.this(OperationQueueModel.self).waitUntilFinished()
      return .void
    }
    type.method("cancelAllOperations()") {
      try $0.this(OperationQueueModel.self).cancelAll()
      return .void
    }
    type.property("operationCount: Int") {
      .int($0.payload(OperationQueueModel.self)?.count ?? 0)
    }
    type.property("maxConcurrentOperationCount: Int") {
      .int($0.payload(OperationQueueModel.self)?.limit ?? -1)
    } set: { queue, limit in
      if case .int(let limit) = limit { queue.payload(OperationQueueModel.self)?.limit = limit }
    }
    type.property("isSuspended: Bool") {
      .bool($0.payload(OperationQueueModel.self)?.isSuspended ?? false)
    } set: { queue, new in
      if case .bool(let new) = new { queue.payload(OperationQueueModel.self)?.isSuspended = new }
    }
    type.property("name: String?") {
      .wrapping($0.payload(OperationQueueModel.self)?.name.map(Value.string))
    } set: {
      $0.payload(OperationQueueModel.self)?.name = $1.wrapped?.description
    }
    // Every queue of a stage is as good as another.
    type.property("qualityOfService: Any") { _ in
      .none
    } set: { _, _ in
    }
  }
}
