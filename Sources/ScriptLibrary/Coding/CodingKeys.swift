import ScriptMachine
import ScriptTypes

/// Where a value stands in what is coded: the keys on the way to it, each a value of `any CodingKey`.
typealias CodingPath = [Value]

extension Runtime {
  /// The type of a declaration of the standard library without generic parameters.
  func libraryType(_ name: String) -> TypeMetadata {
    types.metadata(of: .nominal(NominalType(types.library[name], [])))
  }
}

extension Machine {
  /// A value of the library in a protocol's box.
  func boxed(_ object: AnyObject, as name: String) -> Value {
    .existential(ExistentialBox(.native(object), runtime.libraryType(name)))
  }

  func stringValue(of key: Value, _ type: TypeMetadata) throws -> String {
    let target = try witness("CodingKey", "stringValue", .getter, of: type)
    let frame = top
    push(key)
    return try target.code.call(self, frame: frame, types: target.types).string(self)
  }

  /// The name of a key in its box.
  func stringValue(of key: Value) throws -> String {
    let box = try key.existential(self)
    return try stringValue(of: box.value, box.type)
  }
}

extension Value {
  /// The key of an element.
  static func codingKey(_ index: Int, _ machine: Machine) -> Value {
    codingKey(.tuple(.string("Index \(index)"), .int(index)), machine)
  }

  static func codingKey(_ name: String, _ machine: Machine) -> Value {
    codingKey(.tuple(.string(name), .nil), machine)
  }

  private static func codingKey(_ key: Value, _ machine: Machine) -> Value {
    .existential(ExistentialBox(key, machine.runtime.libraryType("_CodingKey")))
  }
}
