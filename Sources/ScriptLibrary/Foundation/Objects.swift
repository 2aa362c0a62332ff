extension FoundationLibrary {
  static let errors = #"""
    extension Error { var localizedDescription: String { get } }
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    extension LocalizedError {
      var errorDescription: String? { nil }
      var failureReason: String? { nil }
      var recoverySuggestion: String? { nil }
      var helpAnchor: String? { nil }
    }
    protocol CustomNSError: Error {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String: Any] { get }
    }
    extension CustomNSError {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String: Any] { [:] }
    }
    open class NSError: NSObject, Error {
      init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
      open var domain: String { get }
      open var code: Int { get }
      open var userInfo: [String: Any] { get }
      open var localizedDescription: String { get }
      open var localizedFailureReason: String? { get }
      open var localizedRecoverySuggestion: String? { get }
    }
    let NSLocalizedDescriptionKey: String
    let NSLocalizedFailureReasonErrorKey: String
    let NSLocalizedRecoverySuggestionErrorKey: String
    let NSUnderlyingErrorKey: String
    let NSCocoaErrorDomain: String
    let NSURLErrorDomain: String
    let NSPOSIXErrorDomain: String
    let NSURLErrorTimedOut: Int
    let NSURLErrorNotConnectedToInternet: Int
    let NSURLErrorCancelled: Int
    struct URLError: Error, Hashable {
      struct Code: RawRepresentable, Hashable, Sendable {
        typealias RawValue = Int
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static var unknown: URLError.Code { get }
        static var cancelled: URLError.Code { get }
        static var badURL: URLError.Code { get }
        static var timedOut: URLError.Code { get }
        static var cannotFindHost: URLError.Code { get }
        static var notConnectedToInternet: URLError.Code { get }
        static var networkConnectionLost: URLError.Code { get }
        static var badServerResponse: URLError.Code { get }
        static func == (lhs: URLError.Code, rhs: URLError.Code) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      }
      init(_ code: URLError.Code, userInfo: [String: Any] = [:])
      var code: URLError.Code { get }
      static var cancelled: URLError.Code { .cancelled }
      static var timedOut: URLError.Code { .timedOut }
      static var badURL: URLError.Code { .badURL }
      static var notConnectedToInternet: URLError.Code { .notConnectedToInternet }
      static func == (lhs: URLError, rhs: URLError) -> Bool
      func hash(into hasher: inout Hasher)
    }
    """#

  static let objects = #"""
    protocol NSObjectProtocol: AnyObject {
      func isEqual(_ object: Any?) -> Bool
      var hash: Int { get }
      func `self`() -> Self
      var description: String { get }
    }
    open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      init()
      open func isEqual(_ object: Any?) -> Bool
      open var hash: Int { get }
      open func `self`() -> Self
      open var description: String { get }
      open var debugDescription: String { get }
      open func copy() -> Any
      open func mutableCopy() -> Any
      static func == (lhs: NSObject, rhs: NSObject) -> Bool
      func hash(into hasher: inout Hasher)
    }
    protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    struct NSZone {}
    open class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias BooleanLiteralType = Bool
      required init(integerLiteral value: Int)
      required init(floatLiteral value: Double)
      required init(booleanLiteral value: Bool)
      init(value: Int)
      init(value: Double)
      init(value: Float)
      init(value: Bool)
      init(value: Int64)
      init(value: Int32)
      init(value: UInt)
      init(value: UInt8)
      open var intValue: Int { get }
      open var int64Value: Int64 { get }
      open var int32Value: Int32 { get }
      open var doubleValue: Double { get }
      open var floatValue: Float { get }
      open var boolValue: Bool { get }
      open var uintValue: UInt { get }
      open var stringValue: String { get }
      open func compare(_ otherNumber: NSNumber) -> ComparisonResult
    }
    open class NSNull: NSObject { override init() }
    open class NSValue: NSObject {}
    open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
      override init()
      open var name: String { get set }
      open var countLimit: Int { get set }
      open var totalCostLimit: Int { get set }
      open func object(forKey key: KeyType) -> ObjectType?
      open func setObject(_ obj: ObjectType, forKey key: KeyType)
      open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)
      open func removeObject(forKey key: KeyType)
      open func removeAllObjects()
    }
    open class NSHashTable<ObjectType: AnyObject>: NSObject {
      class func weakObjects() -> NSHashTable<ObjectType>
      open func add(_ object: ObjectType?)
      open func remove(_ object: ObjectType?)
      open func contains(_ anObject: ObjectType?) -> Bool
      open var allObjects: [ObjectType] { get }
      open var count: Int { get }
    }
    struct IndexPath: Hashable, Comparable, CustomStringConvertible {
      init(indexes: [Int])
      init(row: Int, section: Int)
      init(item: Int, section: Int)
      var row: Int { get set }
      var item: Int { get set }
      var section: Int { get set }
      var count: Int { get }
      var description: String { get }
      static func == (lhs: IndexPath, rhs: IndexPath) -> Bool
      static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct IndexSet: Hashable, SetAlgebra, Sequence {
      typealias Element = Int
      typealias ArrayLiteralElement = Int
      struct Iterator: IteratorProtocol { mutating func next() -> Int? }
      init()
      init(integer value: Int)
      init(integersIn range: Range<Int>)
      init(arrayLiteral elements: Int...)
      var count: Int { get }
      func makeIterator() -> IndexSet.Iterator
      func contains(_ member: Int) -> Bool
      func union(_ other: IndexSet) -> IndexSet
      func intersection(_ other: IndexSet) -> IndexSet
      func symmetricDifference(_ other: IndexSet) -> IndexSet
      @discardableResult mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int)
      @discardableResult mutating func remove(_ member: Int) -> Int?
      @discardableResult mutating func update(with newMember: Int) -> Int?
      mutating func formUnion(_ other: IndexSet)
      mutating func formIntersection(_ other: IndexSet)
      mutating func formSymmetricDifference(_ other: IndexSet)
      static func == (lhs: IndexSet, rhs: IndexSet) -> Bool
      func hash(into hasher: inout Hasher)
    }
    """#
}
