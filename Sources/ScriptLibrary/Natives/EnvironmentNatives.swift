import ScriptMachine
import ScriptTypes

/// The little that a program sees of the process around it.
enum EnvironmentNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    table.add("CommandLine.arguments") { _ in .array([.string("main")]) }
    table.add("CommandLine.arguments=") { _ in .void }
    table.add("CommandLine.argc") { _ in .int(1) }
    table.add("UInt8.init(ascii:)") { call in
      guard let byte = UInt8(exactly: try call.scalar(0).value), byte < 0x80 else {
        throw call.machine.trap("Code point value does not fit into ASCII")
      }
      return .integer(byte)
    }
    table.add("CodingUserInfoKey.init(rawValue:)") { .record(.of([$0[0]])) }
    table.add("CodingUserInfoKey.rawValue") { try $0[0].record($0.machine)[0] }
    table.add("CodingUserInfoKey.==(_:_:)") { call in
      .bool(
        try call[1].record(call.machine)[0].isSameScalar(as: call[2].record(call.machine)[0])
      )
    }
    table.add("CodingUserInfoKey.hash(into:)") { call in
      try call.hasher(1).combine(call[0].record(call.machine)[0].string(call.machine))
      return .void
    }
    table.add("UnboundedRange_....(_:)") { _ in .void }
    table.add("CancellationError.init()") { _ in .void }
  }
}
