/// The tasks of one `withTaskGroup`, and those that have ended, in that order.
final class ScriptTaskGroup {
  fileprivate var running = 0
  fileprivate var ended: ArraySlice<ScriptTask> = []
  fileprivate var tasks: [ScriptTask] = []
  fileprivate var isCancelled = false

  fileprivate func add(_ task: ScriptTask) {
    running += 1
    tasks.append(task)
    task.onEnd = { [weak self, unowned task] in
      self?.running -= 1
      self?.ended.append(task)
    }
    if isCancelled { task.cancel() }
  }

  fileprivate func cancel() {
    isCancelled = true
    for task in tasks { task.cancel() }
  }

  /// The next task that has ended; `nil` if there is none left.
  fileprivate func next(_ machine: Machine) throws -> ScriptTask? {
    try machine.awaiting { () -> ScriptTask?? in
      if let task = ended.popFirst() { return task }
      return running == 0 ? .some(nil) : nil
    }
  }
}

extension Library {
  /// `withTaskGroup` and its kind.
  func declareTaskGroups() {
    type("TaskGroup", conformingTo: ["Sequence"], generics: ["ChildTaskResult"]) { type in
      func this(_ call: Call) throws -> ScriptTaskGroup {
        guard let group = call.receiver.payload(ScriptTaskGroup.self) else {
          throw call.trap("there is no task group here")
        }
        return group
      }
      func start(_ call: Call) throws {
        let body = try call.function(1)
        let task = ScriptTask { try body.call([]) }
        try this(call).add(task)
        call.machine.task?.add(task)
        call.machine.interpreter.start(task)
      }
      for name in ["addTask", "async", "spawn"] {
        type.method("\(name)(priority: Any? = nil, operation: () -> Any)") { call in
          try start(call)
          return .void
        }
      }
      type.method("addTaskUnlessCancelled(priority: Any? = nil, operation: () -> Any) -> Bool") {
        call in
        if try this(call).isCancelled { return .bool(false) }
        try start(call)
        return .bool(true)
      }
      type.method("next() -> Any?") { call in
        .wrapping(try this(call).next(call.machine)?.outcome?.get())
      }
      type.method("waitForAll()") { call in
        while let task = try this(call).next(call.machine) { _ = try task.outcome?.get() }
        return .void
      }
      type.method("cancelAll()") { call in
        try this(call).cancel()
        call.machine.interpreter.host.wake()
        return .void
      }
      type.property("isEmpty: Bool") { value in
        guard let group = value.payload(ScriptTaskGroup.self) else { return .bool(true) }
        return .bool(group.running == 0 && group.ended.isEmpty)
      }
      type.property("isCancelled: Bool") {
        .bool($0.payload(ScriptTaskGroup.self)?.isCancelled ?? false)
      }
    }
    for name in ["ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup"] {
      alias(name, of: self["TaskGroup"])
    }
    for name in [
      "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
      "withThrowingDiscardingTaskGroup",
    ] {
      function("\(name)(of type: Any = 0, returning result: Any = 0, body: (Any) -> Any) -> Any") {
        [unowned self] call in
        let group = ScriptTaskGroup()
        let value = Value.native(NativeObject(type: self["TaskGroup"], payload: group))
        // Whatever happens, no task of the group is left when the group goes.
        defer { while let task = try? group.next(call.machine), task.outcome != nil {} }
        do {
          return try call.function(2).call(value)
        } catch {
          group.cancel()
          call.machine.interpreter.host.wake()
          throw error
        }
      }
    }
  }
}

extension ScriptTaskGroup {
  /// The outcomes one after the other, as a loop asks for them.
  func iterator(on machine: Machine) -> () throws -> Value? {
    { try self.next(machine)?.outcome?.get() }
  }
}
