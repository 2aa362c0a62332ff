import Foundation

/// A JSON text as it is read or to be written.
indirect enum JSONTree: Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case unsigned(UInt)
  case double(Double)
  case float(Float)
  case decimal(Decimal)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// What it is, in the words of Foundation's errors.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .int, .unsigned, .double, .float, .decimal: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}

extension JSONTree: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var members: [String: JSONTree] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(JSONTree.self, forKey: key)
      }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONTree] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONTree.self)) }
      self = .array(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let text = try? container.decode(String.self) {
        self = .string(text)
      } else if let flag = try? container.decode(Bool.self) {
        self = .bool(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .int(number)
      } else if let number = try? container.decode(UInt.self) {
        self = .unsigned(number)
      } else {
        let number = try container.decode(Double.self)
        // More digits than a `Double` has.
        if let exact = try? container.decode(Decimal.self), Decimal(string: "\(number)") != exact {
          self = .decimal(exact)
        } else {
          self = .double(number)
        }
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    if case .object(let members) = self {
      var container = encoder.container(keyedBy: Key.self)
      for (name, tree) in members { try container.encode(tree, forKey: Key(stringValue: name)) }
      return
    }
    if case .array(let elements) = self {
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
      return
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .null, .array, .object: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .int(let number): try container.encode(number)
    case .unsigned(let number): try container.encode(number)
    case .double(let number): try container.encode(number)
    case .float(let number): try container.encode(number)
    case .decimal(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    }
  }
}
