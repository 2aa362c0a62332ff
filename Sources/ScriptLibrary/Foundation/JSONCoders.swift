import Foundation
import ScriptMachine

/// `JSONEncoder` and `JSONDecoder`.
enum JSONCoders: LibraryPart {
  static let declaration = #"""
    protocol TopLevelEncoder<Output> {
      associatedtype Output
      func encode<T: Encodable>(_ value: T) throws -> Output
    }
    protocol TopLevelDecoder<Input> {
      associatedtype Input
      func decode<T: Decodable>(_ type: T.Type, from data: Input) throws -> T
    }
    open class JSONEncoder: TopLevelEncoder {
      typealias Output = Data
      struct OutputFormatting: OptionSet, Sendable {
        typealias RawValue = UInt
        typealias Element = JSONEncoder.OutputFormatting
        typealias ArrayLiteralElement = JSONEncoder.OutputFormatting
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var prettyPrinted: JSONEncoder.OutputFormatting { JSONEncoder.OutputFormatting(rawValue: 1) }
        static var sortedKeys: JSONEncoder.OutputFormatting { JSONEncoder.OutputFormatting(rawValue: 2) }
        static var withoutEscapingSlashes: JSONEncoder.OutputFormatting { JSONEncoder.OutputFormatting(rawValue: 8) }
      }
      enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((Date, any Encoder) throws -> Void)
      }
      enum DataEncodingStrategy {
        case deferredToData, base64
        case custom((Data, any Encoder) throws -> Void)
      }
      enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
      enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      open var outputFormatting: JSONEncoder.OutputFormatting = []
      open var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
      open var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy = .base64
      open var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
      open var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
      open var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      open func encode<T: Encodable>(_ value: T) throws -> Data
    }
    open class JSONDecoder: TopLevelDecoder {
      typealias Input = Data
      enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
      }
      enum DataDecodingStrategy {
        case deferredToData, base64
        case custom((any Decoder) throws -> Data)
      }
      enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
      enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      open var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate
      open var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy = .base64
      open var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
      open var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
      open var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }
    """#

  static func register(in table: inout NativeTable) {
    table.add("JSONEncoder.encode(_:)") { call in
      let settings = try EncodingSettings(call[0], call.machine)
      let node = EncodingNode()
      let encoder = TreeEncoder(node, [], settings)
      try encoder.encode(call[1], call.type(0), call.machine)
      return try data(of: node.tree, settings.formatting).scriptValue(call.machine)
    }
    table.add("JSONDecoder.decode(_:from:)") { call in
      let tree = try tree(of: Data.make(from: call[2], call.machine), call.machine)
      let decoder = TreeDecoder(tree, [], try DecodingSettings(call[0], call.machine))
      return try decoder.decode(call.type(0), call.machine)
    }
  }

  static func data(of tree: JSONTree, _ formatting: JSONEncoder.OutputFormatting) throws -> Data {
    let writer = JSONEncoder()
    // Foundation's own order of keys differs from run to run.
    writer.outputFormatting = formatting.union(.sortedKeys)
    return try writer.encode(tree)
  }

  static func tree(of data: Data, _ machine: Machine) throws -> JSONTree {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: data) else {
      throw CodingErrors(machine).invalidJSON()
    }
    return tree
  }
}

extension JSONEncoder.OutputFormatting: ScriptOptions {}
