import ScriptMachine

/// `assert`, `precondition`, `fatalError` and their kin.
enum FailingNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    for (name, title) in [("assert", "Assertion failed"), ("precondition", "Precondition failed")] {
      table.add("\(name)(_:_:file:line:)") { call in
        if try call.function(0).call(call.machine).bool(call.machine) { return .void }
        throw try failure(title, call, message: 1)
      }
    }
    // What the library's own text asks for.
    table.add("_precondition(_:_:)") { call in
      if try call.function(0).call(call.machine).bool(call.machine) { return .void }
      throw try failure("", call, message: 1)
    }
    table.add("_preconditionFailure(_:)") { call in throw try failure("", call, message: 0) }
    let always = [
      "assertionFailure": "Fatal error", "preconditionFailure": "Fatal error",
      "fatalError": "Fatal error",
    ]
    for (name, title) in always {
      table.add("\(name)(_:file:line:)") { call in throw try failure(title, call, message: 0) }
    }
  }

  private static func failure(_ title: String, _ call: Call, message: Int) throws -> ScriptTrap {
    // What makes the message may call functions.
    let place = call.machine.place
    var text = call[message]
    if case .function(let closure) = text { text = try closure.call(call.machine) }
    call.machine.place = place
    let words = try text.string(call.machine)
    return call.machine.trap([title, words].filter { !$0.isEmpty }.joined(separator: ": "))
  }
}
