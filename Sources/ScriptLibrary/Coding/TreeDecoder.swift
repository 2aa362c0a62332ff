import Foundation
import ScriptMachine
import ScriptTypes

/// A decoder of JSON, and each of its containers: what reads a tree.
final class TreeDecoder {
  let tree: JSONTree
  let path: CodingPath
  let settings: DecodingSettings
  /// The next element of a list.
  var position = 0

  init(_ tree: JSONTree, _ path: CodingPath, _ settings: DecodingSettings) {
    self.tree = tree
    self.path = path
    self.settings = settings
  }

  // MARK: Containers

  /// The members of a dictionary, by the names that keys have.
  func members(_ machine: Machine) throws -> [String: JSONTree] {
    switch tree {
    case .object(let members): return try settings.renamed(members, below: path, machine)
    default:
      throw missingContainer(
        "keyed",
        "Dictionary",
        [machine.runtime.libraryType("String").type, .any],
        machine
      )
    }
  }

  func elements(_ machine: Machine) throws -> [JSONTree] {
    switch tree {
    case .array(let elements): return elements
    default: throw missingContainer("unkeyed", "Array", [.any], machine)
    }
  }

  private func missingContainer(
    _ kind: String,
    _ name: String,
    _ arguments: [Type],
    _ machine: Machine
  ) -> ScriptError {
    let types = machine.runtime.types
    let type = types.metadata(of: .nominal(NominalType(types.library[name], arguments)))
    guard tree == .null else { return CodingErrors(machine).typeMismatch(type, path, found: tree) }
    return CodingErrors(machine).valueNotFound(
      type,
      path,
      "Cannot get \(kind) decoding container -- found null value instead"
    )
  }

  /// A decoder for the value of a key; `nil` if there is none.
  func member(_ key: Value, _ machine: Machine) throws -> TreeDecoder? {
    guard let member = try members(machine)[machine.stringValue(of: key)] else { return nil }
    return TreeDecoder(member, path + [key], settings)
  }

  func required(_ key: Value, _ machine: Machine) throws -> TreeDecoder {
    guard let member = try member(key, machine) else {
      throw try CodingErrors(machine).keyNotFound(key, path)
    }
    return member
  }

  /// A decoder for the next element of a list.
  func element(_ wanted: TypeMetadata, _ machine: Machine) throws -> TreeDecoder {
    let elements = try elements(machine)
    let inner = path + [.codingKey(position, machine)]
    guard position < elements.count else {
      throw CodingErrors(machine).valueNotFound(wanted, inner, "Unkeyed container is at end.")
    }
    return TreeDecoder(elements[position], inner, settings)
  }

  // MARK: Values

  func decode(_ type: TypeMetadata, _ machine: Machine) throws -> Value {
    if case .optional(let wrapped) = type.representation {
      return tree == .null ? .nil : try decode(wrapped, machine).wrapped
    }
    switch type.representation {
    case .bool:
      guard case .bool(let flag) = try scalar(type, machine) else { throw mismatch(type, machine) }
      return .bool(flag)
    case .integer, .wideInteger: return try integer(type, machine)
    case .double, .float: return try floatingPoint(type, machine)
    case .string:
      guard case .string(let text) = try scalar(type, machine) else {
        throw mismatch(type, machine)
      }
      return .string(text)
    case .array(let element):
      let trees = try elements(machine)
      return .array(
        try trees.enumerated().map { index, tree in
          try TreeDecoder(tree, path + [.codingKey(index, machine)], settings)
            .decode(element, machine)
        }
      )
    default: return try decodeOther(type, machine)
    }
  }

  private func scalar(_ type: TypeMetadata, _ machine: Machine) throws -> JSONTree {
    guard tree != .null else {
      let name = machine.runtime.shortName(of: type)
      throw CodingErrors(machine).valueNotFound(
        type,
        path,
        "Cannot get value of type \(name) -- found null value instead"
      )
    }
    return tree
  }

  private func mismatch(_ type: TypeMetadata, _ machine: Machine) -> ScriptError {
    CodingErrors(machine).typeMismatch(type, path, found: tree)
  }

  private func integer(_ type: TypeMetadata, _ machine: Machine) throws -> Value {
    let kind = type.integerKind
    let number: WholeNumber?
    switch try scalar(type, machine) {
    case .int(let whole): number = WholeNumber(whole)
    case .unsigned(let whole): number = WholeNumber(whole)
    case .double(let real): number = WholeNumber(exactly: real)
    case .decimal(let exact): number = WholeNumber("\(exact)")
    default: throw mismatch(type, machine)
    }
    guard let number, kind.contains(number) else { throw CodingErrors(machine).invalidJSON() }
    return kind.value(bits: number.bits)
  }

  private func floatingPoint(_ type: TypeMetadata, _ machine: Machine) throws -> Value {
    let number: Double
    switch try scalar(type, machine) {
    case .int(let whole): number = Double(whole)
    case .unsigned(let whole): number = Double(whole)
    case .double(let real): number = real
    case .decimal(let exact): number = NSDecimalNumber(decimal: exact).doubleValue
    case .string(let text):
      guard let known = try settings.number(ofNonConforming: text, machine) else {
        throw mismatch(type, machine)
      }
      number = known
    default: throw mismatch(type, machine)
    }
    if case .float = type.representation { return .double(Double(Float(number))) }
    return .double(number)
  }

  private func decodeOther(_ type: TypeMetadata, _ machine: Machine) throws -> Value {
    if type.symbol?.module.name == "Foundation", let name = type.symbol?.name,
      let value = try foundationValue(name, type, machine)
    {
      return value
    }
    if type.symbol === machine.runtime.types.library["Dictionary"],
      case .string = type.arguments.types[0].representation
    {
      return try dictionary(type, machine)
    }
    return try machine.make(type, "Decodable", machine.boxed(self, as: "_TreeDecoder"))
  }

  /// What JSON has a way of its own for.
  private func foundationValue(_ name: String, _ type: TypeMetadata, _ machine: Machine) throws
    -> Value?
  {
    switch name {
    case "Date": return try settings.date(of: self, machine)
    case "Data": return try settings.data(of: self, machine)
    case "URL":
      let text = try decode(machine.runtime.libraryType("String"), machine).string(machine)
      guard let url = URL(string: text) else {
        throw CodingErrors(machine).dataCorrupted(path, "Invalid URL string.")
      }
      return url.scriptValue(machine)
    case "Decimal":
      switch try scalar(type, machine) {
      case .int(let number): return Decimal(number).scriptValue(machine)
      case .unsigned(let number): return Decimal(number).scriptValue(machine)
      case .decimal(let number): return number.scriptValue(machine)
      case .double(let number):
        return (Decimal(string: "\(number)") ?? Decimal(number)).scriptValue(machine)
      default: throw mismatch(type, machine)
      }
    default: return nil
    }
  }

  /// The keys of a dictionary are no names of properties: they stay as they are.
  private func dictionary(_ type: TypeMetadata, _ machine: Machine) throws -> Value {
    guard case .object(let members) = try scalar(type, machine) else {
      throw mismatch(type, machine)
    }
    let table = HashTable(keyType: type.arguments.types[0])
    for (name, tree) in members.sorted(by: { $0.key < $1.key }) {
      let value = try TreeDecoder(tree, path + [.codingKey(name, machine)], settings)
        .decode(type.arguments.types[1], machine)
      try table.insert(.string(name), value, machine)
    }
    return .native(table)
  }
}
