import Foundation
import ScriptMachine
import ScriptTypes

/// `JSONSerialization`.
enum JSONObjects: LibraryPart {
  static let declaration = #"""
    open class JSONSerialization: NSObject {
      struct WritingOptions: OptionSet {
        typealias RawValue = UInt
        typealias Element = JSONSerialization.WritingOptions
        typealias ArrayLiteralElement = JSONSerialization.WritingOptions
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var prettyPrinted: JSONSerialization.WritingOptions { JSONSerialization.WritingOptions(rawValue: 1) }
        static var sortedKeys: JSONSerialization.WritingOptions { JSONSerialization.WritingOptions(rawValue: 2) }
      }
      struct ReadingOptions: OptionSet {
        typealias RawValue = UInt
        typealias Element = JSONSerialization.ReadingOptions
        typealias ArrayLiteralElement = JSONSerialization.ReadingOptions
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var mutableContainers: JSONSerialization.ReadingOptions { JSONSerialization.ReadingOptions(rawValue: 1) }
        static var mutableLeaves: JSONSerialization.ReadingOptions { JSONSerialization.ReadingOptions(rawValue: 2) }
        static var fragmentsAllowed: JSONSerialization.ReadingOptions { JSONSerialization.ReadingOptions(rawValue: 4) }
        static var allowFragments: JSONSerialization.ReadingOptions { JSONSerialization.ReadingOptions(rawValue: 4) }
      }
      class func data(withJSONObject obj: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
      class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
      class func isValidJSONObject(_ obj: Any) -> Bool
    }
    """#

  static func register(in table: inout NativeTable) {
    table.add("JSONSerialization.data(withJSONObject:options:)") { call in
      guard let tree = try tree(of: call[1], call.machine) else {
        throw call.machine.trap("Invalid object cannot be serialized")
      }
      let options = JSONSerialization.WritingOptions(
        rawValue: UInt(bitPattern: try call[2].record(call.machine)[0].int(call.machine))
      )
      let formatting: JSONEncoder.OutputFormatting =
        options.contains(.prettyPrinted) ? .prettyPrinted : []
      return try JSONCoders.data(of: tree, formatting).scriptValue(call.machine)
    }
    table.add("JSONSerialization.jsonObject(with:options:)") { call in
      let data = try Data.make(from: call[1], call.machine)
      return try value(of: JSONCoders.tree(of: data, call.machine), call.machine)
    }
    table.add("JSONSerialization.isValidJSONObject(_:)") { call in
      switch try tree(of: call[1], call.machine) {
      case .array, .object: .bool(true)
      default: .bool(false)
      }
    }
  }

  /// What an `Any` is in JSON; `nil` for what has no way there.
  private static func tree(of value: Value, _ machine: Machine) throws -> JSONTree? {
    let (value, type) = machine.dynamic(value, machine.runtime.types.metadata(of: .any))
    switch type.representation {
    case .bool: return .bool(try value.bool(machine))
    case .integer: return .int(try value.int(machine))
    case .double, .float: return .double(try value.double(machine))
    case .string: return .string(try value.string(machine))
    case .optional(let wrapped):
      return value.isNil
        ? nil : try tree(of: .existential(machine.erased(value.unwrapped, wrapped)), machine)
    case .array(let element):
      var trees: [JSONTree] = []
      for part in try value.array(machine) {
        guard let tree = try tree(of: .existential(machine.erased(part, element)), machine) else {
          return nil
        }
        trees.append(tree)
      }
      return .array(trees)
    default: break
    }
    switch type.symbol?.name {
    case "NSNull": return .null
    case "NSNumber":
      let number = try BoxedNumber.make(from: value, machine).number
      return number.doubleValue == Double(number.intValue)
        ? .int(number.intValue) : .double(number.doubleValue)
    case "Dictionary":
      var members: [String: JSONTree] = [:]
      let table = try value.native(machine, as: HashTable.self)
      for (key, part) in zip(table.allKeys, table.allValues) {
        guard case .string = type.arguments.types[0].representation,
          let tree = try tree(
            of: .existential(machine.erased(part, type.arguments.types[1])),
            machine
          )
        else { return nil }
        members[try key.string(machine)] = tree
      }
      return .object(members)
    default: return nil
    }
  }

  /// A tree as an `Any` of a script.
  private static func value(of tree: JSONTree, _ machine: Machine) throws -> Value {
    let types = machine.runtime.types
    func erased(_ value: Value, _ type: Type) -> Value {
      .existential(machine.erased(value, types.metadata(of: type)))
    }
    func plain(_ name: String) -> Type { machine.runtime.libraryType(name).type }
    switch tree {
    case .null: return .existential(machine.runtime.foundationObject("NSNull", []))
    case .bool(let flag): return erased(.bool(flag), plain("Bool"))
    case .int(let number): return erased(.int(number), plain("Int"))
    case .unsigned(let number): return erased(.integer(number), plain("UInt"))
    case .double(let number): return erased(.double(number), plain("Double"))
    case .float(let number): return erased(.double(Double(number)), plain("Float"))
    case .decimal(let number):
      return erased(.double(NSDecimalNumber(decimal: number).doubleValue), plain("Double"))
    case .string(let text): return erased(.string(text), plain("String"))
    case .array(let trees):
      return erased(
        .array(try trees.map { try value(of: $0, machine) }),
        .nominal(NominalType(types.library["Array"], [.any]))
      )
    case .object(let members):
      return erased(
        try members.mapValues { try value(of: $0, machine) }.scriptValue(machine),
        .nominal(NominalType(types.library["Dictionary"], [plain("String"), .any]))
      )
    }
  }
}
