/// What tasks, groups and continuations are made of: a body on a thread of its own, and waiting for what another brings.
enum Jobs: LibraryPart {
  static let declaration = #"""
    func _runningJob() -> _Job?
    func _wait(_ isDone: () -> Bool)
    func _wake()
    func _pause(_ seconds: Double)
    func _now() -> Double

    class _Job: @unchecked Sendable {
      static let main: _Job = _Job(priority: .high, locals: [:])
      static var current: _Job { _runningJob() ?? main }
      let priority: TaskPriority
      var locals: [ObjectIdentifier: Any]
      var isCancelled: Bool = false
      var children: [_Job] = []
      var handlers: [Int: () -> Void] = [:]
      var lastHandler: Int = 0
      init(priority: TaskPriority, locals: [ObjectIdentifier: Any]) {
        self.priority = priority
        self.locals = locals
      }
      func start(_ body: @escaping () -> Void)
      func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        for number in handlers.keys.sorted() { handlers[number]?() }
        for child in children { child.cancel() }
        _wake()
      }
      func add(_ child: _Job) {
        children.append(child)
        if isCancelled { child.cancel() }
      }
      func add(_ handler: @escaping () -> Void) -> Int {
        lastHandler += 1
        handlers[lastHandler] = handler
        if isCancelled { handler() }
        return lastHandler
      }
      func sleep(_ seconds: Double) throws {
        if self === _Job.main { return _pause(seconds) }
        if isCancelled { throw CancellationError() }
        let step = Swift.max(0.001, seconds / 1000)
        var left = seconds
        while left > 1e-9 {
          _pause(Swift.min(left, step))
          if isCancelled { throw CancellationError() }
          left -= step
        }
      }
    }
    final class _Work<Success>: _Job {
      var result: Result<Success, any Error>?
      var onEnd: (() -> Void)?
      override init(priority: TaskPriority, locals: [ObjectIdentifier: Any]) { super.init(priority: priority, locals: locals) }
      func run(_ body: @escaping () async throws -> Success) {
        start {
          do { self.result = .success(try body()) } catch { self.result = .failure(error) }
          self.children = []
          self.onEnd?()
          self.onEnd = nil
          _wake()
        }
      }
      func wait() -> Result<Success, any Error> {
        _wait { self.result != nil }
        return result!
      }
      func finish() {
        cancel()
        _ = wait()
      }
    }
    func _asyncLet<Success>(_ body: @escaping () async throws -> Success) -> _Work<Success> {
      let job = _Job.current
      let work = _Work<Success>(priority: job.priority, locals: job.locals)
      job.add(work)
      work.run(body)
      return work
    }
    func _value<Success>(_ work: _Work<Success>) throws -> Success { try work.wait().get() }
    func _finish<Success>(_ work: _Work<Success>) { work.finish() }

    final class _Answer<T> {
      let function: String
      var result: Result<T, any Error>?
      init(_ function: String) { self.function = function }
      func set(_ result: Result<T, any Error>, _ words: String) {
        if self.result != nil {
          fatalError("SWIFT TASK CONTINUATION MISUSE: \(function) tried to resume its continuation more than once, \(words)")
        }
        self.result = result
        _wake()
      }
      func wait() throws -> T {
        _wait { self.result != nil }
        return try result!.get()
      }
    }
    """#
}

enum TaskGroups: LibraryPart {
  static let declaration = #"""
    final class _Group<Element> {
      var running: Int = 0
      var ended: [Result<Element, any Error>] = []
      var jobs: [_Job] = []
      var isCancelled: Bool = false
      init() {}
      var isEmpty: Bool { running == 0 && ended.isEmpty }
      func add(_ priority: TaskPriority?, _ operation: @escaping () async throws -> Element) {
        let job = _Job.current
        let work = _Work<Element>(priority: priority ?? job.priority, locals: job.locals)
        running += 1
        jobs.append(work)
        job.add(work)
        if isCancelled { work.cancel() }
        work.onEnd = {
          self.running -= 1
          self.ended.append(work.result!)
        }
        work.run(operation)
      }
      func next() -> Result<Element, any Error>? {
        _wait { self.running == 0 || !self.ended.isEmpty }
        return ended.isEmpty ? nil : ended.removeFirst()
      }
      func waitForAll() throws {
        var failure: (any Error)?
        while let result = next() {
          if case .failure(let error) = result, failure == nil { failure = error }
        }
        if let failure { throw failure }
      }
      func cancelAll() {
        isCancelled = true
        for job in jobs { job.cancel() }
      }
      func run<R>(_ body: () async throws -> R) async rethrows -> R {
        do {
          let result = try await body()
          while next() != nil {}
          return result
        } catch {
          cancelAll()
          while next() != nil {}
          throw error
        }
      }
    }
    struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence {
      typealias Element = ChildTaskResult
      struct AsyncIterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
        typealias Failure = Never
        let _group: _Group<ChildTaskResult>
        init(_group: _Group<ChildTaskResult>) { self._group = _group }
        mutating func next() async -> ChildTaskResult? { try! _group.next()?.get() }
      }
      typealias Failure = Never
      let _group: _Group<ChildTaskResult>
      init(_group: _Group<ChildTaskResult>) { self._group = _group }
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult) {
        _group.add(priority, operation)
      }
      mutating func addTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult) -> Bool {
        if _group.isCancelled || Task.isCancelled { return false }
        _group.add(priority, operation)
        return true
      }
      mutating func next() async -> ChildTaskResult? { try! _group.next()?.get() }
      mutating func waitForAll() async { try! _group.waitForAll() }
      var isEmpty: Bool { _group.isEmpty }
      var isCancelled: Bool { _group.isCancelled || Task.isCancelled }
      func cancelAll() { _group.cancelAll() }
      func makeAsyncIterator() -> TaskGroup<ChildTaskResult>.AsyncIterator { TaskGroup<ChildTaskResult>.AsyncIterator(_group: _group) }
    }
    struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence {
      typealias Element = ChildTaskResult
      struct AsyncIterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
        typealias Failure = any Error
        let _group: _Group<ChildTaskResult>
        init(_group: _Group<ChildTaskResult>) { self._group = _group }
        mutating func next() async throws -> ChildTaskResult? { try _group.next()?.get() }
      }
      let _group: _Group<ChildTaskResult>
      init(_group: _Group<ChildTaskResult>) { self._group = _group }
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult) {
        _group.add(priority, operation)
      }
      mutating func addTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool {
        if _group.isCancelled || Task.isCancelled { return false }
        _group.add(priority, operation)
        return true
      }
      mutating func next() async throws -> ChildTaskResult? { try _group.next()?.get() }
      mutating func nextResult() async -> Result<ChildTaskResult, Failure>? {
        switch _group.next() {
        case .success(let value)?: return .success(value)
        case .failure(let error)?: return .failure(error as! Failure)
        case nil: return nil
        }
      }
      mutating func waitForAll() async throws { try _group.waitForAll() }
      var isEmpty: Bool { _group.isEmpty }
      var isCancelled: Bool { _group.isCancelled || Task.isCancelled }
      func cancelAll() { _group.cancelAll() }
      func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure>.AsyncIterator { ThrowingTaskGroup<ChildTaskResult, Failure>.AsyncIterator(_group: _group) }
    }
    struct DiscardingTaskGroup {
      let _group: _Group<Void>
      init(_group: _Group<Void>) { self._group = _group }
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void) {
        _group.add(priority, operation)
      }
      var isEmpty: Bool { _group.isEmpty }
      var isCancelled: Bool { _group.isCancelled || Task.isCancelled }
      func cancelAll() { _group.cancelAll() }
    }
    func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult {
      let group = _Group<ChildTaskResult>()
      return await group.run {
        var passed = TaskGroup<ChildTaskResult>(_group: group)
        return await body(&passed)
      }
    }
    func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async rethrows -> GroupResult {
      let group = _Group<ChildTaskResult>()
      return try await group.run {
        var passed = ThrowingTaskGroup<ChildTaskResult, any Error>(_group: group)
        return try await body(&passed)
      }
    }
    func withDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, body: (inout DiscardingTaskGroup) async -> GroupResult) async -> GroupResult {
      let group = _Group<Void>()
      return await group.run {
        var passed = DiscardingTaskGroup(_group: group)
        return await body(&passed)
      }
    }
    """#
}
