extension FoundationLibrary {
  static let data = #"""
    struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable, CustomStringConvertible {
      typealias Element = UInt8
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Data
      typealias Iterator = IndexingIterator<Data>
      struct Base64EncodingOptions: OptionSet {
        typealias RawValue = UInt
        typealias Element = Data.Base64EncodingOptions
        typealias ArrayLiteralElement = Data.Base64EncodingOptions
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
      }
      init()
      init<S: Sequence>(_ elements: S) where S.Element == UInt8
      init(repeating repeatedValue: UInt8, count: Int)
      init(count: Int)
      init(capacity: Int)
      init?(base64Encoded base64String: String)
      init?(base64Encoded base64Data: Data)
      init(contentsOf url: URL) throws
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      var startIndex: Int { get }
      var endIndex: Int { get }
      var count: Int { get set }
      var indices: Range<Int> { startIndex..<endIndex }
      var description: String { get }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(index: Int) -> UInt8 { get set }
      subscript(bounds: Range<Int>) -> Data { get set }
      mutating func append(_ newElement: UInt8)
      mutating func append(_ other: Data)
      mutating func append(contentsOf bytes: [UInt8])
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == UInt8
      func subdata(in range: Range<Int>) -> Data
      func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
      func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
      func write(to url: URL) throws
      func hash(into hasher: inout Hasher)
      static func == (lhs: Data, rhs: Data) -> Bool
    }
    struct UUID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
      init()
      init?(uuidString string: String)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      var uuidString: String { get }
      var description: String { uuidString }
      static func == (lhs: UUID, rhs: UUID) -> Bool
      static func < (lhs: UUID, rhs: UUID) -> Bool
      func hash(into hasher: inout Hasher)
    }
    """#

  static let urls = #"""
    struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
      init?(string: String)
      init?(string: String, relativeTo url: URL?)
      init(fileURLWithPath path: String)
      init(filePath path: String)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      var absoluteString: String { get }
      var absoluteURL: URL { get }
      var scheme: String? { get }
      var host: String? { get }
      var port: Int? { get }
      var path: String { get }
      var query: String? { get }
      var fragment: String? { get }
      var user: String? { get }
      var password: String? { get }
      var lastPathComponent: String { get }
      var pathComponents: [String] { get }
      var pathExtension: String { get }
      var isFileURL: Bool { get }
      var description: String { get }
      func host(percentEncoded: Bool = true) -> String?
      func path(percentEncoded: Bool = true) -> String
      func query(percentEncoded: Bool = true) -> String?
      func appendingPathComponent(_ pathComponent: String) -> URL
      func appendingPathExtension(_ pathExtension: String) -> URL
      func appending(path: String) -> URL
      func appending(component: String) -> URL
      func appending(queryItems: [URLQueryItem]) -> URL
      func deletingLastPathComponent() -> URL
      func deletingPathExtension() -> URL
      static func == (lhs: URL, rhs: URL) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct URLQueryItem: Hashable, Sendable, CustomStringConvertible {
      var name: String
      var value: String?
      init(name: String, value: String?) {
        self.name = name
        self.value = value
      }
      var description: String { get }
      static func == (lhs: URLQueryItem, rhs: URLQueryItem) -> Bool { lhs.name == rhs.name && lhs.value == rhs.value }
      func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
      }
    }
    struct URLComponents: Hashable, Sendable, CustomStringConvertible {
      init()
      init?(string: String)
      init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
      var scheme: String? { get set }
      var user: String? { get set }
      var password: String? { get set }
      var host: String? { get set }
      var port: Int? { get set }
      var path: String { get set }
      var query: String? { get set }
      var fragment: String? { get set }
      var percentEncodedPath: String { get set }
      var percentEncodedQuery: String? { get set }
      var queryItems: [URLQueryItem]? { get set }
      var url: URL? { get }
      var string: String? { get }
      var description: String { get }
      static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct URLRequest: Hashable, Sendable {
      init(url: URL, timeoutInterval: Double = 60.0)
      var url: URL? { get set }
      var httpMethod: String? { get set }
      var httpBody: Data? { get set }
      var allHTTPHeaderFields: [String: String]? { get set }
      var timeoutInterval: Double { get set }
      func value(forHTTPHeaderField field: String) -> String?
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
      mutating func addValue(_ value: String, forHTTPHeaderField field: String)
      static func == (lhs: URLRequest, rhs: URLRequest) -> Bool
      func hash(into hasher: inout Hasher)
    }
    open class URLResponse: NSObject {
      var url: URL? { get }
      var mimeType: String? { get }
    }
    open class HTTPURLResponse: URLResponse {
      init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
      var statusCode: Int { get }
      var allHeaderFields: [AnyHashable: Any] { get }
      class func localizedString(forStatusCode statusCode: Int) -> String
    }
    """#

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
