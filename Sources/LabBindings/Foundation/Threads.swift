import FoundationEssentials
import ScriptMachine
import Stage

/// A lock of the stage, which `NSLock` and its kin wrap.
extension StageMutex: ScriptClass {}

extension LabContext {
  /// What `Thread`, `RunLoop` and the locks need of the stage.
  func registerThreads(in table: inout NativeTable, _ runtime: Runtime) {
    let running = "RunningThread"
    table.function("\(running).isMain") { [self] (_: Value) in stage.currentThread.isMain }
    table.function("\(running).number") { [self] (_: Value) in stage.currentThread.number }
    table.function("\(running).name") { [self] (_: Value) in stage.currentThread.name }
    table.function("\(running).name=") { [self] (_: Value, name: String?) in
      stage.currentThread.name = name
    }
    table.function("\(running).local(_:)") { [self] (_: Value, key: String) in
      threadLocals[stage.currentThread.number]?[key] ?? .nil
    }
    table.function("\(running).setLocal(_:_:)") { [self] (_: Value, key: String, object: Value) in
      threadLocals[stage.currentThread.number, default: [:]][key] = object.isNil ? nil : object
    }
    table.function("\(running).detach(name:_:)") {
      [self] (_: Value, name: String?, body: ScriptFunction<Void>) in
      let work = job(body)
      stage.detachThread(name: name) { [self] in
        work()
        threadLocals[stage.currentThread.number] = nil
      }
    }
    table.function("\(running).description(number:name:)") {
      (_: Value, number: Int, name: String?) in
      "\(LogRecord.Thread(number: number, name: name))"
    }
    table.add("\(running).presentTime") { [unowned self] _ in
      .double(presentDate.timeIntervalSince1970)
    }
    table.function("\(running).runLoop(for:)") { [self] (_: Value, seconds: Double) in
      try runLoop(for: .seconds(seconds))
    }
    table.add("objectIdentity(_:)") { call in
      guard let object = call[0].hostObject else { return .nil }
      let value = Value.host(object)
      return .existential(ExistentialBox(value, call.machine.runtime.dynamicType(of: value)))
    }
    table.add("Thread.sleep(forTimeInterval:)") { [self] call in
      try sleep(call.double(1), call)
      return .void
    }
    table.add("sleep(_:)") { [self] call in
      try sleep(Double(call.int(0)), call)
      return .int(0)
    }
    table.add("usleep(_:)") { [self] call in
      try sleep(Double(call.int(0)) / 1e6, call)
      return .int(0)
    }
    runtime.hostTypes.add(StageMutex.self, "StageLock", in: "Foundation")
    table.function("StageLock.init(isRecursive:)") { [self] (isRecursive: Bool) in
      StageMutex(on: stage, isRecursive: isRecursive)
    }
    table.function("StageLock.lock(until:)") { (lock: StageMutex, deadline: StageTime) in
      try lock.lock(until: deadline)
    }
    table.method("StageLock.tryLock()", StageMutex.tryLock)
    table.method("StageLock.unlock()", StageMutex.unlock)
  }

  private func sleep(_ seconds: Double, _ call: Call) throws {
    guard seconds.isFinite, seconds >= 0 else {
      throw call.machine.trap(
        "an interval must be zero or a positive number, and this is \(seconds)"
      )
    }
    try stage.sleep(for: .seconds(seconds))
  }
}
