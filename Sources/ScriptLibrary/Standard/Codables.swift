enum Codables: LibraryPart {
  static let declaration = #"""
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    typealias Codable = Encodable & Decodable
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      var stringValue: String { get }
      init?(stringValue: String)
      var intValue: Int? { get }
      init?(intValue: Int)
    }
    extension CodingKey {
      var description: String { "\(Self.self)(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))" }
      var debugDescription: String { description }
    }
    extension CodingKey where Self: RawRepresentable, Self.RawValue == String {
      var stringValue: String { rawValue }
      init?(stringValue: String) { self.init(rawValue: stringValue) }
      var intValue: Int? { nil }
      init?(intValue: Int) { return nil }
    }
    extension CodingKey where Self: RawRepresentable, Self.RawValue == Int {
      var stringValue: String { _caseName(self) }
      init?(stringValue: String) {
        guard let key: Self = _case(named: stringValue) else { return nil }
        self = key
      }
      var intValue: Int? { rawValue }
      init?(intValue: Int) { self.init(rawValue: intValue) }
    }
    func _caseName<Key>(_ key: Key) -> String
    func _case<Key>(named name: String) -> Key?
    protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }
    struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
      typealias RawValue = String
      let rawValue: String
      init?(rawValue: String)
      static func == (lhs: CodingUserInfoKey, rhs: CodingUserInfoKey) -> Bool
      func hash(into hasher: inout Hasher)
    }
    protocol Encoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      func singleValueContainer() -> any SingleValueEncodingContainer
    }
    protocol Decoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      func singleValueContainer() throws -> any SingleValueDecodingContainer
    }
    struct KeyedEncodingContainer<K: CodingKey> {
      typealias Key = K
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil(forKey key: K) throws
      mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: K) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
      mutating func superEncoder(forKey key: K) -> any Encoder
      mutating func _encode<T: Encodable>(_ value: T, forKey key: K) throws
    }
    struct KeyedDecodingContainer<K: CodingKey> {
      typealias Key = K
      var codingPath: [any CodingKey] { get }
      var allKeys: [K] { get }
      func contains(_ key: K) -> Bool
      func decodeNil(forKey key: K) throws -> Bool
      func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T?
      func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: K) throws -> KeyedDecodingContainer<NestedKey>
      func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer
      func superDecoder() throws -> any Decoder
      func superDecoder(forKey key: K) throws -> any Decoder
      func _decode<T: Decodable>(forKey key: K) throws -> T
      func _type<Root, Value>(_ property: KeyPath<Root, Value>) -> Value.Type { Value.self }
    }
    protocol UnkeyedEncodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int { get }
      mutating func encodeNil() throws
      mutating func encode<T: Encodable>(_ value: T) throws
      mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
    }
    extension UnkeyedEncodingContainer {
      mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable {
        for element in sequence { try encode(element) }
      }
    }
    protocol UnkeyedDecodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int? { get }
      var isAtEnd: Bool { get }
      var currentIndex: Int { get }
      mutating func decodeNil() throws -> Bool
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      mutating func superDecoder() throws -> any Decoder
    }
    protocol SingleValueEncodingContainer {
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil() throws
      mutating func encode<T: Encodable>(_ value: T) throws
    }
    protocol SingleValueDecodingContainer {
      var codingPath: [any CodingKey] { get }
      func decodeNil() -> Bool
      func decode<T: Decodable>(_ type: T.Type) throws -> T
    }
    struct _CodingKey: CodingKey {
      let stringValue: String
      let intValue: Int?
      init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
      }
      init?(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
      }
    }
    struct _TreeEncoder: Encoder, SingleValueEncodingContainer {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      func singleValueContainer() -> any SingleValueEncodingContainer { self }
      mutating func encodeNil() throws
      mutating func encode<T: Encodable>(_ value: T) throws
    }
    struct _TreeUnkeyedEncodingContainer: UnkeyedEncodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int { get }
      mutating func encodeNil() throws
      mutating func encode<T: Encodable>(_ value: T) throws
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
    }
    struct _TreeDecoder: Decoder, SingleValueDecodingContainer {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
      func decodeNil() -> Bool
      func decode<T: Decodable>(_ type: T.Type) throws -> T
    }
    struct _TreeUnkeyedDecodingContainer: UnkeyedDecodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int? { get }
      var isAtEnd: Bool { get }
      var currentIndex: Int { get }
      mutating func decodeNil() throws -> Bool
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
      mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      mutating func superDecoder() throws -> any Decoder
    }
    extension CodingKey {
      fileprivate var pathText: String { intValue.map { "[\($0)]" } ?? stringValue }
    }
    func _contextText(_ path: [any CodingKey], _ description: String, _ cause: (any Error)?) -> String {
      var text = ""
      if !path.isEmpty {
        text = ". Path: "
        for (position, key) in path.enumerated() {
          text += position > 0 && key.intValue == nil ? "." + key.pathText : key.pathText
        }
      }
      if !description.isEmpty { text += ". Debug description: " + description }
      if let cause { text += ". Underlying error: \(cause)" }
      return text
    }
    enum EncodingError: Error, CustomDebugStringConvertible {
      var debugDescription: String {
        switch self {
        case .invalidValue(let value, let context):
          return "EncodingError.invalidValue: \(value) (\(type(of: value)))\(context.text)"
        }
      }
      struct Context: Sendable {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
          self.codingPath = codingPath
          self.debugDescription = debugDescription
          self.underlyingError = underlyingError
        }
        fileprivate var text: String { _contextText(codingPath, debugDescription, underlyingError) }
      }
      case invalidValue(Any, EncodingError.Context)
    }
    enum DecodingError: Error, CustomDebugStringConvertible {
      var debugDescription: String {
        switch self {
        case .typeMismatch(let type, let context):
          return "DecodingError.typeMismatch: expected value of type \(type)\(context.text)"
        case .valueNotFound(let type, let context):
          return "DecodingError.valueNotFound: Expected value of type \(type) but found null instead\(context.text)"
        case .keyNotFound(let key, let context):
          return "DecodingError.keyNotFound: Key '\(key.pathText)' not found in keyed decoding container\(context.text)"
        case .dataCorrupted(let context):
          return "DecodingError.dataCorrupted: Data was corrupted\(context.text)"
        }
      }
      struct Context: Sendable {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
          self.codingPath = codingPath
          self.debugDescription = debugDescription
          self.underlyingError = underlyingError
        }
        fileprivate var text: String { _contextText(codingPath, debugDescription, underlyingError) }
      }
      case typeMismatch(Any.Type, DecodingError.Context)
      case valueNotFound(Any.Type, DecodingError.Context)
      case keyNotFound(any CodingKey, DecodingError.Context)
      case dataCorrupted(DecodingError.Context)
      static func dataCorruptedError<C: UnkeyedDecodingContainer>(in container: C, debugDescription: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: container.codingPath, debugDescription: debugDescription))
      }
      static func dataCorruptedError<C: CodingKey>(forKey key: C, in container: KeyedDecodingContainer<C>, debugDescription: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
      }
      static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: container.codingPath, debugDescription: debugDescription))
      }
    }
    extension RawRepresentable where Self: Encodable, RawValue: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
      }
    }
    extension RawRepresentable where Self: Decodable, RawValue: Decodable {
      init(from decoder: any Decoder) throws {
        let raw = try decoder.singleValueContainer().decode(RawValue.self)
        guard let value = Self(rawValue: raw) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "Cannot initialize \(Self.self) from invalid \(RawValue.self) value \(raw)"
            )
          )
        }
        self = value
      }
    }
    """#
}
