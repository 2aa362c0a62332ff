import Foundation

/// A script's `Task`: a body that runs when its turn comes, and what it gave.
final class ScriptTask {
  fileprivate(set) var outcome: Result<Value, any Error>?
  fileprivate var body: (() throws -> Value)?
  fileprivate(set) var isCancelled = false

  fileprivate init(_ body: @escaping () throws -> Value) { self.body = body }

  /// Runs the body unless it has run.
  func run() {
    guard let body else { return }
    self.body = nil
    outcome = Result { try body() }
  }
}

extension Library {
  /// `Task`, `AsyncStream` and the protocols of asynchronous sequences.
  ///
  /// Without a host that starts threads a task waits until something is awaited or the script ends.
  func declareTasks() {
    alias("AsyncSequence", of: self["Sequence"])
    alias("AsyncIteratorProtocol", of: self["IteratorProtocol"])
    let task = type("Task", generics: ["Success", "Failure"]) { type in
      for declaration in [
        "(priority: Any? = nil, operation: () -> Any)", "(_ operation: () -> Any)",
      ] { type.initializer(declaration) { [unowned self] in try makeTask($0) } }
      type.staticMethod("detached(priority: Any? = nil, operation: () -> Any) -> Any") {
        [unowned self] in try makeTask($0)
      }
      type.staticMethod("sleep(nanoseconds: Int)") { call in
        try call.machine.interpreter.sleep((call[0].number ?? 0) / 1e9)
        return .void
      }
      type.staticMethod("yield()") { call in
        call.machine.interpreter.runTasks()
        return .void
      }
      type.staticMethod("checkCancellation()") { _ in .void }
      type.staticProperty("isCancelled: Bool") { .bool(false) }
      type.computed("value") { call in
        guard let task = call.receiver.payload(ScriptTask.self) else { return .void }
        try call.machine.interpreter.finish(task)
        return try task.outcome?.get() ?? .void
      }
      type.method("cancel()") { call in
        call.receiver.payload(ScriptTask.self)?.cancel()
        return .void
      }
      type.property("isCancelled: Bool") {
        .bool($0.payload(ScriptTask.self)?.isCancelled ?? false)
      }
    }
    TypeBuilder(library: self, type: task).type.describe = { _ in "Task" }
    type("AsyncStream", conformingTo: ["Sequence"], generics: ["Element"]) { type in
      type.initializer("(_ type: Any = 0, _ build: (Any) -> Void)") { [unowned self] call in
        let continuation = StreamContinuation()
        let value = Value.native(
          NativeObject(type: self["Continuation"], payload: continuation)
        )
        _ = try call.function(1).call(value)
        let interpreter = call.machine.interpreter
        return sequence {
          {
            if continuation.isEmpty { interpreter.runTasks() }
            return continuation.next()
          }
        }
      }
    }
    type("Continuation") { type in
      type.method("yield(_ element: Any)") { call in
        call.receiver.payload(StreamContinuation.self)?.elements.append(call[0])
        return .void
      }
      type.method("finish()") { _ in .void }
    }
  }

  private func makeTask(_ call: Call) throws -> Value {
    let body = try call.function(call.arguments.count - 1)
    let task = ScriptTask { try body.call([]) }
    call.machine.interpreter.start(task)
    return .native(NativeObject(type: self["Task"], payload: task))
  }
}

extension ScriptTask {
  fileprivate func cancel() { isCancelled = true }
}

/// What an `AsyncStream` was given so far.
private final class StreamContinuation {
  var elements: [Value] = []
  private var taken = 0

  var isEmpty: Bool { taken == elements.count }

  func next() -> Value? {
    guard taken < elements.count else { return nil }
    defer { taken += 1 }
    return elements[taken]
  }
}

extension Interpreter {
  /// Starts a task on a thread of the host's, or puts it into the queue.
  func start(_ task: ScriptTask) {
    if let startTask = host.startTask {
      startTask { [self] in
        task.run()
        if case .failure(let error)? = task.outcome, !error.isCatchable { fail(error) }
      }
    } else {
      waitingTasks.append(task)
    }
  }

  /// Runs the tasks that wait, those that they start too.
  func runTasks() {
    while !waitingTasks.isEmpty { waitingTasks.removeFirst().run() }
  }

  /// Makes sure that a task has its outcome.
  func finish(_ task: ScriptTask) throws {
    if host.startTask == nil {
      runTasks()
      task.run()
    } else {
      while task.outcome == nil { try sleep(0.001) }
    }
  }

  /// Lets time pass, as `Task.sleep` does.
  func sleep(_ seconds: Double) throws {
    if let sleep = host.sleep { try sleep(seconds) } else { runTasks() }
  }
}
