import Foundation
import ScriptMachine
import ScriptTypes

/// A part of what is being encoded; it gets its content piece by piece.
final class EncodingNode {
  enum Content {
    case nothing
    case leaf(JSONTree)
    case list([EncodingNode])
    case object([String: EncodingNode])
  }

  var content = Content.nothing

  var tree: JSONTree {
    switch content {
    case .nothing: .object([:])
    case .leaf(let tree): tree
    case .list(let nodes): .array(nodes.map(\.tree))
    case .object(let nodes): .object(nodes.mapValues(\.tree))
    }
  }
}

/// An encoder of JSON, and each of its containers: what writes a node.
final class TreeEncoder {
  let node: EncodingNode
  let path: CodingPath
  let settings: EncodingSettings

  init(_ node: EncodingNode, _ path: CodingPath, _ settings: EncodingSettings) {
    self.node = node
    self.path = path
    self.settings = settings
  }

  var isWritten: Bool { if case .nothing = node.content { false } else { true } }

  func startObject() { if !isWritten { node.content = .object([:]) } }
  func startList() { if !isWritten { node.content = .list([]) } }

  var count: Int { if case .list(let nodes) = node.content { nodes.count } else { 0 } }

  /// An encoder for the value of a key.
  func member(_ key: Value, _ machine: Machine) throws -> TreeEncoder {
    let child = EncodingNode()
    let name = try settings.name(of: key, below: path, machine)
    if case .object(var nodes) = node.content {
      node.content = .nothing
      nodes[name] = child
      node.content = .object(nodes)
    }
    return TreeEncoder(child, path + [key], settings)
  }

  /// An encoder for the next element.
  func element(_ machine: Machine) -> TreeEncoder {
    let child = EncodingNode()
    let index = count
    if case .list(var nodes) = node.content {
      node.content = .nothing
      nodes.append(child)
      node.content = .list(nodes)
    }
    return TreeEncoder(child, path + [.codingKey(index, machine)], settings)
  }

  func write(_ tree: JSONTree) { node.content = .leaf(tree) }

  // MARK: Values

  func encode(_ value: Value, _ type: TypeMetadata, _ machine: Machine) throws {
    let (value, type) = machine.dynamic(value, type)
    switch type.representation {
    case .bool: write(.bool(try value.bool(machine)))
    case .integer(isSigned: true): write(.int(try value.int(machine)))
    case .integer(isSigned: false): write(.unsigned(UInt(bitPattern: try value.int(machine))))
    case .wideInteger:
      let number = try value.whole(machine, type)
      write(.decimal(Decimal(string: "\(number)") ?? 0))
    case .double: try write(number: value, isFloat: false, type, machine)
    case .float: try write(number: value, isFloat: true, type, machine)
    case .string: write(.string(try value.string(machine)))
    case .optional(let wrapped):
      if value.isNil { write(.null) } else { try encode(value.unwrapped, wrapped, machine) }
    case .array(let element):
      startList()
      for part in try value.array(machine) {
        try self.element(machine).encode(part, element, machine)
      }
    default: try encodeOther(value, type, machine)
    }
  }

  private func write(number: Value, isFloat: Bool, _ type: TypeMetadata, _ machine: Machine) throws
  {
    let value = try number.double(machine)
    if value.isFinite {
      write(isFloat ? .float(Float(value)) : .double(value))
    } else if let text = try settings.text(ofNonConforming: value, machine) {
      write(.string(text))
    } else {
      let name = value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
      throw CodingErrors(machine).invalidValue(
        number,
        type,
        path,
        "Unable to encode \(machine.runtime.shortName(of: type)).\(name) directly in JSON."
      )
    }
  }

  private func encodeOther(_ value: Value, _ type: TypeMetadata, _ machine: Machine) throws {
    if type.symbol?.module.name == "Foundation" {
      switch type.symbol?.name {
      case "Date" where try settings.encode(date: value, with: self, machine): return
      case "Data" where try settings.encode(data: value, with: self, machine): return
      case "URL": return write(.string(try URL.make(from: value, machine).absoluteString))
      case "Decimal": return write(.decimal(try Decimal.make(from: value, machine)))
      default: break
      }
    }
    if type.symbol === machine.runtime.types.library["Dictionary"],
      case .string = type.arguments.types[0].representation
    {
      return try encode(dictionary: value, type, machine)
    }
    let target = try machine.witness("Encodable", "encode", of: value.ownType(type))
    let frame = machine.top
    machine.push(value)
    machine.push(machine.boxed(self, as: "_TreeEncoder"))
    _ = try target.code.call(machine, frame: frame, types: target.types)
  }

  /// Texts that are keys of a dictionary are no names of properties: they stay as they are.
  private func encode(dictionary: Value, _ type: TypeMetadata, _ machine: Machine) throws {
    let table = try dictionary.native(machine, as: HashTable.self)
    var nodes: [String: EncodingNode] = [:]
    for (key, value) in zip(table.allKeys, table.allValues) {
      let name = try key.string(machine)
      let child = EncodingNode()
      nodes[name] = child
      try TreeEncoder(child, path + [.codingKey(name, machine)], settings)
        .encode(value, type.arguments.types[1], machine)
    }
    node.content = .object(nodes)
  }
}
