import Foundation

/// A script's `Task`: a body that runs when its turn comes, and what it gave.
final class ScriptTask {
  fileprivate(set) var outcome: Result<Value, any Error>?
  private var body: (() throws -> Value)?
  private(set) var isCancelled = false
  /// Tasks of its groups and its `async let`s, which are cancelled with it.
  private var children: [ScriptTask] = []
  /// Called once with the outcome.
  var onEnd: (() -> Void)?

  init(_ body: @escaping () throws -> Value) { self.body = body }

  /// Runs the body unless it has run.
  func run(on machine: Machine) {
    guard let body else { return }
    self.body = nil
    let around = machine.task
    machine.task = self
    outcome = Result { try body() }
    machine.task = around
    children = []
    onEnd?()
    onEnd = nil
    machine.interpreter.host.wake()
  }

  func add(_ child: ScriptTask) {
    children.append(child)
    if isCancelled { child.cancel() }
  }

  func cancel() {
    isCancelled = true
    for child in children { child.cancel() }
  }
}

extension Library {
  /// `Task` and what waits for tasks.
  ///
  /// Without a host that starts threads a task waits until something is awaited or the script ends.
  func declareTasks() {
    alias("AsyncSequence", of: self["Sequence"])
    alias("AsyncIteratorProtocol", of: self["IteratorProtocol"])
    type("CancellationError", conformingTo: ["Error"]) { type in
      type.initializer("()") { _ in
        .native(NativeObject(type: type.type, payload: CancellationError()))
      }
      type.describe { _ in "CancellationError()" }
    }
    type("Task", generics: ["Success", "Failure"]) { type in
      for declaration in [
        "(priority: Any? = nil, operation: () -> Any)", "(_ operation: () -> Any)",
      ] { type.initializer(declaration) { [unowned self] in try makeTask($0) } }
      type.staticMethod("detached(priority: Any? = nil, operation: () -> Any) -> Any") {
        [unowned self] in try makeTask($0)
      }
      type.staticMethod("sleep(nanoseconds: Int)") { call in
        try call.machine.sleep((call[0].number ?? 0) / 1e9)
        return .void
      }
      type.staticMethod("sleep(for duration: Duration, tolerance: Any? = nil)") { call in
        try call.machine.sleep(call[0].payload(ScriptDuration.self)?.seconds ?? 0)
        return .void
      }
      type.staticMethod("yield()") { call in
        call.machine.interpreter.runTasks()
        return .void
      }
      type.staticMethod("checkCancellation()") { call in
        if call.machine.task?.isCancelled ?? false { throw CancellationError() }
        return .void
      }
      type.type.statics["isCancelled"] = [
        .property(
          ComputedProperty(
            get: parser.callable("get() -> Bool", in: nil, name: "isCancelled") { call in
              .bool(call.machine.task?.isCancelled ?? false)
            },
            set: nil
          )
        )
      ]
      type.computed("value") { call in
        guard let task = call.receiver.payload(ScriptTask.self) else { return .void }
        return try call.machine.value(of: task)
      }
      type.computed("result") { [unowned self] call in
        guard let task = call.receiver.payload(ScriptTask.self) else { return .void }
        do {
          return .make("success", of: self["Result"], try call.machine.value(of: task))
        } catch  where error.isCatchable {
          return .make("failure", of: self["Result"], value(of: error))
        }
      }
      type.method("cancel()") { call in
        call.receiver.payload(ScriptTask.self)?.cancel()
        call.machine.interpreter.host.wake()
        return .void
      }
      type.property("isCancelled: Bool") {
        .bool($0.payload(ScriptTask.self)?.isCancelled ?? false)
      }
      type.describe { _ in "Task" }
    }
    type("MainActor") { type in
      type.staticMethod("run(_ body: () -> Any) -> Any") { try $0.function(0).call([]) }
    }
    declareDurations()
    declareStreams()
    declareTaskGroups()
    declareContinuations()
  }

  private func makeTask(_ call: Call) throws -> Value {
    let body = try call.function(call.arguments.count - 1)
    let task = ScriptTask { try body.call([]) }
    call.machine.interpreter.start(task)
    return .native(NativeObject(type: self["Task"], payload: task))
  }

  private func declareDurations() {
    type("Duration") { type in
      let units: [(String, Double)] = [
        ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
      ]
      for (name, unit) in units {
        type.staticMethod("\(name)(_ count: Double) -> Duration") { call in
          let duration = ScriptDuration(seconds: (call[0].number ?? 0) * unit)
          return .native(NativeObject(type: type.type, payload: duration))
        }
      }
      type.describe { "\(($0 as? ScriptDuration)?.seconds ?? 0) seconds" }
      type.equality { ($0 as? ScriptDuration)?.seconds == ($1 as? ScriptDuration)?.seconds }
    }
  }

  /// `withCheckedContinuation` and its kind.
  private func declareContinuations() {
    type("CheckedContinuation", generics: ["Success", "Failure"]) { type in
      func end(_ call: Call, _ outcome: Result<Value, any Error>) throws -> Value {
        guard let task = call.receiver.payload(ScriptTask.self) else { return .void }
        guard task.outcome == nil else { throw call.trap("this continuation was resumed twice") }
        task.outcome = outcome
        call.machine.interpreter.host.wake()
        return .void
      }
      type.method("resume()") { try end($0, .success(.void)) }
      type.method("resume(returning value: Any)") { try end($0, .success($0[0])) }
      type.method("resume(throwing error: Any)") { [unowned self] call in
        try end(call, .failure(error(of: call[0])))
      }
      type.method("resume(with result: Result)") { [unowned self] call in
        guard case .enumeration(let box) = call[0], let content = box.payload.first else {
          return .void
        }
        return try end(
          call,
          box.enumCase.name == "success" ? .success(content) : .failure(error(of: content))
        )
      }
    }
    for kind in ["CheckedContinuation", "UnsafeContinuation"] {
      if kind != "CheckedContinuation" { alias(kind, of: self["CheckedContinuation"]) }
      for throwing in ["", "Throwing"] {
        let name = kind.hasPrefix("Checked") ? "Checked" : "Unsafe"
        function("with\(name)\(throwing)Continuation(_ body: (Any) -> Void) -> Any") {
          [unowned self] call in
          let task = ScriptTask { .void }
          let continuation = Value.native(
            NativeObject(type: self["CheckedContinuation"], payload: task)
          )
          _ = try call.function(0).call(continuation)
          return try call.machine.awaiting { try task.outcome?.get() }
        }
      }
    }
  }
}

/// A script's `Duration`.
struct ScriptDuration {
  let seconds: Double
}

extension Interpreter {
  /// Starts a task on a thread of the host's, or puts it into the queue.
  func start(_ task: ScriptTask) {
    if let startTask = host.startTask {
      startTask { [self] in
        task.run(on: machine)
        if case .failure(let error)? = task.outcome, !error.isCatchable { fail(error) }
      }
    } else {
      waitingTasks.append(task)
    }
  }

  /// Runs a body as a task, which knows when it is cancelled.
  ///
  /// - Returns: Cancels the task.
  package func startTask(_ body: @escaping () -> Void) -> () -> Void {
    let task = ScriptTask {
      body()
      return .void
    }
    start(task)
    return { [self] in
      task.cancel()
      host.wake()
    }
  }

  /// Runs the tasks that wait, those that they start too.
  func runTasks() {
    while !waitingTasks.isEmpty { waitingTasks.removeFirst().run(on: machine) }
  }
}

extension Machine {
  /// What a task gives, as soon as it does.
  func value(of task: ScriptTask) throws -> Value {
    if interpreter.host.startTask == nil {
      interpreter.runTasks()
      task.run(on: self)
    }
    return try awaiting { try task.outcome?.get() }
  }

  /// Waits until there is something.
  ///
  /// - Throws: A trap if nothing can happen any more, as only other tasks could make it.
  package func awaiting<Found>(_ find: () throws -> Found?) throws -> Found {
    if let wait = interpreter.host.wait {
      var found: Found?
      try wait {
        try tick()
        found = try find()
        return found != nil
      }
      if let found { return found }
      throw ScriptStopped()
    }
    while true {
      if let found = try find() { return found }
      try tick()
      if interpreter.host.startTask == nil {
        guard !interpreter.waitingTasks.isEmpty else { throw trap("this waits for ever") }
        interpreter.waitingTasks.removeFirst().run(on: self)
      } else {
        try pause(Self.glance)
      }
    }
  }

  /// How long a waiting task looks away, in seconds.
  private static let glance = 0.001

  /// Lets time pass, as `Task.sleep` does.
  ///
  /// - Throws: `CancellationError` once the task is cancelled.
  func sleep(_ seconds: Double) throws {
    guard seconds.isFinite, seconds >= 0 else {
      throw trap("a task cannot sleep for \(seconds) seconds")
    }
    guard let task else { return try pause(seconds) }
    if task.isCancelled { throw CancellationError() }
    var left = seconds
    while left > 0 {
      let step = min(left, max(Self.glance, seconds / 1_000))
      try pause(step)
      if task.isCancelled { throw CancellationError() }
      left -= step
      // What is left of dividing is no step any more.
      if left < 1e-9 { break }
    }
  }

  private func pause(_ seconds: Double) throws {
    if let sleep = interpreter.host.sleep { try sleep(seconds) } else { interpreter.runTasks() }
  }
}
