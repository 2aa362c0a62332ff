import ScriptMachine
import ScriptSource

/// What a host that steps through a script, or preempts its threads, is told of; nothing is compiled in for one that doesn't ask.
extension FunctionCompiler {
  private var host: Runtime.Host { program.runtime.host }

  /// A statement of the script behind the points that the host asks for.
  func observed(_ body: @escaping Exec, at range: TextRange) -> Exec {
    let body = preemptible(body)
    guard let onStatement = host.onStatement, !isClosure, !isLibrary else { return body }
    let place = place(of: range)
    let isTopLevel = isTopLevel
    return { machine in
      machine.place = place
      try machine.tick()
      let isOutermost = machine.runningFunctions == 1
      onStatement(place, isTopLevel ? .topLevel : isOutermost ? .host : .statement)
      return try body(machine)
    }
  }

  /// Code behind a point at which another thread may run first.
  func preemptible(_ body: @escaping Exec) -> Exec {
    guard let preempt = host.preempt, !isLibrary else { return body }
    return { machine in
      try preempt()
      return try body(machine)
    }
  }

  /// Whether the host is told of the body's statements, so that none of them may be left out.
  var isObserved: Bool {
    !isLibrary && (host.preempt != nil || host.onStatement != nil && !isClosure)
  }

  /// Whether statements are told whether another statement called them; one that stands in a closure is none of its own.
  var isCounted: Bool { host.onStatement != nil && !isLibrary && !isClosure }

  /// A body that is counted while it runs.
  func counted<Result>(_ body: @escaping (Machine) throws -> Result) -> (Machine) throws -> Result {
    { machine in
      machine.runningFunctions += 1
      defer { machine.runningFunctions -= 1 }
      return try body(machine)
    }
  }
}
