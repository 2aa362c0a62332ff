extension FoundationLibrary {
  static let json = #"""
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
        static var prettyPrinted: JSONEncoder.OutputFormatting { get }
        static var sortedKeys: JSONEncoder.OutputFormatting { get }
        static var withoutEscapingSlashes: JSONEncoder.OutputFormatting { get }
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
      init()
      open var outputFormatting: JSONEncoder.OutputFormatting { get set }
      open var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
      open var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy { get set }
      open var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
      open var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy { get set }
      open var userInfo: [CodingUserInfoKey: Any] { get set }
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
      init()
      open var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
      open var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy { get set }
      open var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
      open var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy { get set }
      open var allowsJSON5: Bool { get set }
      open var userInfo: [CodingUserInfoKey: Any] { get set }
      open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }
    open class PropertyListEncoder {
      init()
      open func encode<T: Encodable>(_ value: T) throws -> Data
    }
    open class PropertyListDecoder {
      init()
      open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }
    open class JSONSerialization: NSObject {
      struct WritingOptions: OptionSet {
        typealias RawValue = UInt
        typealias Element = JSONSerialization.WritingOptions
        typealias ArrayLiteralElement = JSONSerialization.WritingOptions
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var prettyPrinted: JSONSerialization.WritingOptions { get }
        static var sortedKeys: JSONSerialization.WritingOptions { get }
      }
      struct ReadingOptions: OptionSet {
        typealias RawValue = UInt
        typealias Element = JSONSerialization.ReadingOptions
        typealias ArrayLiteralElement = JSONSerialization.ReadingOptions
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var allowFragments: JSONSerialization.ReadingOptions { get }
      }
      class func data(withJSONObject obj: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
      class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
      class func isValidJSONObject(_ obj: Any) -> Bool
    }
    """#
}
