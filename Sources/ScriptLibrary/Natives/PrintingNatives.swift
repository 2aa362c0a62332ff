import ScriptMachine

extension StandardNatives {
  static func registerPrinting(in table: inout NativeTable) {
    table.add("print(_:separator:terminator:)") { call in
      try write(call, Machine.describe)
    }
    table.add("debugPrint(_:separator:terminator:)") { call in
      try write(call, Machine.describeForDebugging)
    }
  }

  private static func write(
    _ call: Call,
    _ text: (Machine) -> (Value, TypeMetadata) throws -> String
  ) throws -> Value {
    let machine = call.machine
    let texts = try call.array(0).map { item in
      let box = try item.existential(machine)
      return try text(machine)(box.value, box.type)
    }
    let line = texts.joined(separator: try call.string(1)) + (try call.string(2))
    machine.countElements(line.utf8.count)
    machine.runtime.host.print(line, machine.place)
    return .void
  }
}
