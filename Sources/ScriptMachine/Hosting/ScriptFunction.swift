/// A function of a script that the host calls.
package struct ScriptFunction<Result, each Argument> {
  package let closure: Closure
  package let runtime: Runtime
}

extension ScriptFunction: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> ScriptFunction {
    ScriptFunction(closure: try value.function(machine), runtime: machine.runtime)
  }
  package func scriptValue(_ machine: Machine) -> Value { .function(closure) }
}

extension ScriptFunction where repeat each Argument: ScriptConvertible, Result: ScriptConvertible {
  package func callAsFunction(_ arguments: repeat each Argument) throws -> Result {
    let machine = runtime.machine
    do {
      let value = try machine.callBack { machine in
        let frame = machine.top
        repeat machine.push(try (each arguments).scriptValue(machine))
        return try closure.call(machine, from: frame)
      }
      return try Result.make(from: value, machine)
    } catch {
      throw runtime.thrown(error)
    }
  }
}

extension ScriptFunction where repeat each Argument: ScriptConvertible, Result: ScriptConvertible {
  /// Calls a function that only looks at something, for a host.
  ///
  /// - Returns: What it returns; nil if it fails, of which the run hears nothing.
  package func asking(_ arguments: repeat each Argument) -> Result? {
    try? runtime.machine.callBack { machine in
      let frame = machine.top
      repeat machine.push(try (each arguments).scriptValue(machine))
      return try Result.make(from: closure.call(machine, from: frame), machine)
    }
  }
}

extension Runtime {
  /// An error of a script's function that goes on through code of the host.
  ///
  /// The host may hand it to other code of the script, as an operator does; one that no script can catch ends the run first.
  package func thrown(_ error: any Error) -> any Error {
    if !(error is ScriptError) { fail(error) }
    return error
  }
}

extension ScriptFunction where Result == Void, repeat each Argument: ScriptConvertible {
  /// Calls a function that doesn't throw; a mistake in it ends the run.
  package func callAsFunction(_ arguments: repeat each Argument) {
    do {
      try runtime.machine.callBack { machine in
        let frame = machine.top
        repeat machine.push(try (each arguments).scriptValue(machine))
        _ = try closure.call(machine, from: frame)
      }
    } catch {
      runtime.fail(error)
    }
  }

  /// Calls a function that may throw.
  package func throwing(_ arguments: repeat each Argument) throws {
    do {
      try runtime.machine.callBack { machine in
        let frame = machine.top
        repeat machine.push(try (each arguments).scriptValue(machine))
        _ = try closure.call(machine, from: frame)
      }
    } catch {
      throw runtime.thrown(error)
    }
  }
}

extension Closure {
  /// Calls the function with the arguments on the stack from a place on.
  package func call(_ machine: Machine, from frame: UnsafeMutablePointer<Value>) throws -> Value {
    try withExtendedLifetime(self) {
      try code.call(machine, frame: frame, types: types, captures: captures)
    }
  }
}
