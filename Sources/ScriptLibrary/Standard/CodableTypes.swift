/// How the library's own types are coded.
enum CodableTypes: LibraryPart {
  static let declaration: String = {
    let scalars = [
      "Bool", "String", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
      "UInt8", "UInt16", "UInt32", "UInt64", "Int128", "UInt128",
    ]
    let lists = [
      "Array": "append", "ArraySlice": "append", "ContiguousArray": "append", "Set": "insert",
    ]
    return otherCodableTypes + scalars.map(codableScalar).joined()
      + lists.keys.sorted().map { codableList($0, lists[$0] ?? "append") }.joined()
      + ["Range": "..<", "ClosedRange": "..."].sorted { $0.key < $1.key }
      .map { codableRange($0.key, $0.value) }.joined()
  }()

  private static func codableScalar(_ name: String) -> String {
    """
    extension \(name)\(name == "String" ? ": Codable" : "") {
      init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(\(name).self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    """
  }

  private static func codableList(_ name: String, _ add: String) -> String {
    """
    extension \(name): Encodable where Element: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
      }
    }
    extension \(name): Decodable where Element: Decodable {
      init(from decoder: any Decoder) throws {
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { self.\(add)(try container.decode(Element.self)) }
      }
    }

    """
  }

  private static func codableRange(_ name: String, _ operation: String) -> String {
    """
    extension \(name): Encodable where Bound: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(lowerBound)
        try container.encode(upperBound)
      }
    }
    extension \(name): Decodable where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let lower = try container.decode(Bound.self)
        let upper = try container.decode(Bound.self)
        guard lower <= upper else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "Cannot initialize \(name) with a lowerBound (\\(lower)) greater than upperBound (\\(upper))"
            )
          )
        }
        self = lower\(operation)upper
      }
    }

    """
  }

  private static let otherCodableTypes = #"""
    extension Optional: Encodable where Wrapped: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = self { try container.encode(value) } else { try container.encodeNil() }
      }
    }
    extension Optional: Decodable where Wrapped: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? nil : .some(try container.decode(Wrapped.self))
      }
    }
    extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
      func encode(to encoder: any Encoder) throws {
        if Key.self == String.self || Key.self == Int.self {
          var container = encoder.container(keyedBy: _CodingKey.self)
          for (key, value) in self {
            try container.encode(value, forKey: _CodingKey(stringValue: "\(key)"))
          }
        } else {
          var container = encoder.unkeyedContainer()
          for (key, value) in self {
            try container.encode(key)
            try container.encode(value)
          }
        }
      }
    }
    extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
      init(from decoder: any Decoder) throws {
        self.init()
        if Key.self == String.self || Key.self == Int.self {
          let container = try decoder.container(keyedBy: _CodingKey.self)
          for name in container.allKeys {
            let number = Key.self == Int.self ? Int(name.stringValue) : nil
            guard let key = (Key.self == Int.self ? number as Any : name.stringValue as Any) as? Key else {
              throw DecodingError.typeMismatch(
                Int.self,
                DecodingError.Context(
                  codingPath: container.codingPath + [name],
                  debugDescription: "Expected Int key but found String key instead."
                )
              )
            }
            self[key] = try container.decode(Value.self, forKey: name)
          }
        } else {
          var container = try decoder.unkeyedContainer()
          while !container.isAtEnd {
            let key = try container.decode(Key.self)
            guard !container.isAtEnd else {
              throw DecodingError.dataCorrupted(
                DecodingError.Context(
                  codingPath: decoder.codingPath,
                  debugDescription: "Unkeyed container reached end before value in key-value pair."
                )
              )
            }
            self[key] = try container.decode(Value.self)
          }
        }
      }
    }
    extension Never {
      init(from decoder: any Decoder) throws {
        throw DecodingError.typeMismatch(
          Never.self,
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "Unable to decode an instance of Never."
          )
        )
      }
      func encode(to encoder: any Encoder) throws {}
    }
    extension Duration {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let seconds = try container.decode(Int64.self)
        self.init(secondsComponent: seconds, attosecondsComponent: try container.decode(Int64.self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(components.seconds)
        try container.encode(components.attoseconds)
      }
    }

    """#
}
