import ScriptMachine
import ScriptTypes

enum DictionaryAccess: NativeGroup {
  /// `dictionary[key]` and `dictionary[key, default: …]`, changed where the value is.
  static func register(in table: inout NativeTable) {
    table.addAccess("Dictionary.subscript(_: Key)") { machine, variable, arguments, body in
      try variable.changeTable(machine) { own in
        let found = try own.find(arguments[0], machine)
        var value = found.map { own.takeValue(at: $0).wrapped } ?? .nil
        // What throws leaves the value as it is then.
        let result = Result { try body(&value) }
        if value.isNil {
          if let found { own.remove(at: found) }
        } else if let found {
          own.setValue(value.unwrapped, at: found)
        } else {
          try own.insert(arguments[0], value.unwrapped, machine)
        }
        try result.get()
      }
    }
    table.addAccess("Dictionary.subscript(_: Key, default: () -> Value)") {
      machine,
      variable,
      arguments,
      body in
      try variable.changeTable(machine) { own in
        if let position = try own.find(arguments[0], machine) {
          var value = own.takeValue(at: position)
          defer { own.setValue(value, at: position) }
          return try body(&value)
        }
        var value = try arguments[1].function(machine).call(machine)
        let result = Result { try body(&value) }
        try own.insert(arguments[0], value, machine)
        try result.get()
      }
    }
  }
}
