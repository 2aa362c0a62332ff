import ScriptMachine

/// Bodies that run on threads of their own, and waiting for what they bring.
enum JobNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    table.add("_runningJob()") { call in call.machine.job?.wrapped ?? .nil }
    table.add("_Job.start(_:)") { call in
      let (job, body, runtime) = (call[0], try call.function(1), call.machine.runtime)
      runtime.startTask {
        let machine = runtime.machine
        let around = machine.job
        machine.job = job
        defer { machine.job = around }
        do {
          _ = try body.call(machine)
        } catch {
          runtime.fail(error)
        }
      }
      return .void
    }
    table.add("_wait(_:)") { call in
      let isDone = try call.function(0)
      try wait(on: call.machine) { try isDone.call(call.machine).bool(call.machine) }
      return .void
    }
    table.add("_wake()") { call in
      call.machine.runtime.host.wake()
      return .void
    }
    table.add("_pause(_:)") { call in
      let seconds = try call.double(0)
      guard seconds.isFinite, seconds < 1e12 else {
        throw call.machine.trap("a task cannot sleep for \(seconds) seconds")
      }
      try call.machine.runtime.host.sleep?(max(0, seconds))
      return .void
    }
    table.add("_now()") { call in .double(call.machine.runtime.host.now()) }
  }

  /// Waits until something is so, which other threads of the script bring about.
  private static func wait(on machine: Machine, until isDone: () throws -> Bool) throws {
    if try isDone() { return }
    if let wait = machine.runtime.host.wait {
      try wait {
        try machine.tick()
        return try isDone()
      }
    }
    guard try isDone() else {
      if machine.runtime.isStopped { throw ScriptStopped() }
      throw machine.trap("nothing can bring what this waits for")
    }
  }
}

extension Runtime {
  fileprivate func startTask(_ body: @escaping () -> Void) {
    if let start = host.startTask { start(body) } else { body() }
  }
}
