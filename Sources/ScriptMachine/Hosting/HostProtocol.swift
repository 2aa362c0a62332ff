import ScriptTypes

/// A protocol of the host that scripts adopt.
package struct HostProtocol {
  let module: String
  let name: String

  package init(_ name: String, in module: String) {
    self.name = name
    self.module = module
  }
}

extension ScriptedObject {
  /// Calls a requirement that returns something.
  ///
  /// A mistake in the script ends the run; the host goes on with `substitute`.
  package func require<each Argument: ScriptConvertible, Result: ScriptConvertible>(
    _ proto: HostProtocol,
    _ name: String,
    _ arguments: repeat each Argument,
    or substitute: Result
  ) -> Result {
    ask(proto, name, repeat each arguments) ?? substitute
  }

  /// Calls an optional requirement.
  ///
  /// - Returns: `nil` if the script's class doesn't have it.
  package func ask<each Argument: ScriptConvertible, Result: ScriptConvertible>(
    _ proto: HostProtocol,
    _ name: String,
    _ arguments: repeat each Argument
  ) -> Result? {
    do {
      guard
        let value = try call(proto, name, { repeat $0.push(try (each arguments).scriptValue($0)) })
      else { return nil }
      return try Result.make(from: value, runtime.machine)
    } catch {
      runtime.fail(error)
      return nil
    }
  }

  /// Calls a requirement that returns nothing, if the script's class has it.
  package func inform<each Argument: ScriptConvertible>(
    _ proto: HostProtocol,
    _ name: String,
    _ arguments: repeat each Argument
  ) {
    do {
      _ = try call(proto, name) { repeat $0.push(try (each arguments).scriptValue($0)) }
    } catch {
      runtime.fail(error)
    }
  }

  private func call(_ proto: HostProtocol, _ name: String, _ push: (Machine) throws -> Void) throws
    -> Value?
  {
    guard let target = part.type.witness(of: proto, name, runtime) else { return nil }
    return try runtime.machine.callBack { machine in
      let frame = machine.top
      machine.push(scriptValue)
      try push(machine)
      return try target.code.call(machine, frame: frame, types: target.types)
    }
  }
}

extension TypeMetadata {
  /// What provides a requirement of a host's protocol, by its full name.
  package func witness(
    of proto: HostProtocol,
    _ name: String,
    _ runtime: Runtime,
    _ part: Runtime.Part = .body
  ) -> Target? {
    guard let symbol = runtime.hostTypes.find(proto.module, proto.name), conforms(to: symbol),
      let requirement = symbol.members(named: String(name.prefix { $0 != "(" })).first(where: {
        $0.isRequirement && $0.fullName == name
      })
    else { return nil }
    return witness(for: requirement, part, runtime)
  }
}
