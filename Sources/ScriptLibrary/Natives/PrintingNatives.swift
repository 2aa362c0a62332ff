import ScriptMachine
import ScriptTypes

enum PrintingNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    let writers: [(String, Text)] = [
      ("print", { machine, value, type in try machine.describe(value, type) }),
      (
        "debugPrint", { machine, value, type in try machine.describeForDebugging(value, type) }
      ),
    ]
    for (name, text) in writers {
      table.add("\(name)(_:separator:terminator:)") { call in
        let line = try line(call, text)
        try call.machine.runtime.host.print(line, call.machine.place)
        return .void
      }
      table.add("\(name)(_:separator:terminator:to:)") { call in
        try write(line(call, text), to: call.inOut(3), call.type(0), call.machine)
        return .void
      }
    }
    table.add("readLine(strippingNewline:)") { _ in .nil }
    registerInterpolations(in: &table)
  }

  private typealias Text = (Machine, Value, TypeMetadata) throws -> String

  private static func line(_ call: Call, _ text: Text) throws -> String {
    let machine = call.machine
    let texts = try call.array(0).map { item in
      let box = try item.existential(machine)
      return try text(machine, box.value, box.type)
    }
    let line = texts.joined(separator: try call.string(1)) + (try call.string(2))
    machine.countElements(line.utf8.count)
    return line
  }

  /// Hands a text to a `TextOutputStream`.
  static func write(
    _ text: String,
    to variable: UnsafeMutablePointer<Value>,
    _ type: TypeMetadata,
    _ machine: Machine
  ) throws {
    let own = variable.pointee.ownType(type)
    let target = try machine.witness("TextOutputStream", "write", of: own)
    let frame = machine.top
    machine.push(target.code.takesInOutReceiver ? .pointer(variable) : variable.pointee)
    machine.push(.string(text))
    _ = try target.code.call(machine, frame: frame, types: target.types)
  }

  private static func registerInterpolations(in table: inout NativeTable) {
    let name = "DefaultStringInterpolation"
    table.add("\(name).init(literalCapacity:interpolationCount:)") { _ in .string("") }
    table.add("\(name).description") { $0[0] }
    func appending(_ key: String, _ text: @escaping (Call) throws -> String) {
      table.add("\(name).\(key)") { call in
        let more = try text(call)
        try call.changeText { $0 += more }
        return .void
      }
    }
    appending("appendLiteral(_:)") { try $0.string(1) }
    appending("write(_:)") { try $0.string(1) }
    appending("appendInterpolation(_: T)") { try $0.machine.describe($0[1], $0.type(0)) }
    appending("appendInterpolation(_: Any.Type)") { call in
      call.machine.runtime.shortName(of: try call[1].type(call.machine))
    }
    appending("appendInterpolation(_:default:)") { call in
      if call[1].isNil { return try call.function(2).call(call.machine).string(call.machine) }
      return try call.machine.describe(call[1].unwrapped, call.type(0))
    }
  }
}

extension Call {
  /// Changes the text that a mutating method is called on.
  func changeText(_ body: (inout String) throws -> Void) throws {
    let variable = inOut(0)
    switch variable.takeOut() {
    case .string(var text):
      defer { variable.pointee = .string(text) }
      try body(&text)
      machine.countElements(text.utf8.count >> 4)
    case .native(let object):
      guard let slice = object as? TextSlice else { throw Value.uninitialized.unexpected(machine) }
      var text = String(slice.text)
      defer { variable.pointee = .substring(text[...]) }
      try body(&text)
    default: throw Value.uninitialized.unexpected(machine)
    }
  }
}
