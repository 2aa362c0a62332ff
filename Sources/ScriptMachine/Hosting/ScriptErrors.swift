/// An error that goes from scripts to the host and back; what a script threw comes back as it was.
package struct AnyScriptError: ScriptConvertible {
  package let error: any Error

  package init(_ error: any Error) { self.error = error }

  package static func make(from value: Value, _ machine: Machine) throws -> AnyScriptError {
    let box = try value.existential(machine)
    if case .native(let object) = box.value, let error = object as? HostErrorBox {
      return AnyScriptError(error.error)
    }
    return AnyScriptError(ScriptError(box, place: machine.place))
  }

  package func scriptValue(_ machine: Machine) throws -> Value {
    switch error {
    case let error as ScriptError: return .existential(error.value)
    case let error as any ScriptErrorConvertible:
      return .existential(error.scriptError(machine.runtime))
    default: throw error
    }
  }
}

/// An error of the host that scripts see as it is, without parts.
package final class HostErrorBox {
  package let error: any Error

  package init(_ error: any Error) { self.error = error }
}

extension ScriptError: CustomStringConvertible {
  package var description: String {
    let machine = value.type.registry.runtime.machine
    return (try? machine.describe(value.value, value.type)) ?? "\(value.type.type)"
  }
}
