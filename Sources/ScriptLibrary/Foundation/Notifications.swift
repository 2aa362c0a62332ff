extension FoundationLibrary {
  static let notifications = #"""
    struct Notification: Hashable, CustomStringConvertible {
      struct Name: RawRepresentable, Hashable, Sendable {
        typealias RawValue = String
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
        static func == (lhs: Notification.Name, rhs: Notification.Name) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      }
      var name: Notification.Name
      var object: Any?
      var userInfo: [AnyHashable: Any]?
      init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
      }
      var description: String { get }
      static func == (lhs: Notification, rhs: Notification) -> Bool
      func hash(into hasher: inout Hasher)
    }
    open class NSNotification: NSObject { typealias Name = Notification.Name }
    open class NotificationCenter: NSObject {
      override init()
      class var `default`: NotificationCenter { get }
      open func post(_ notification: Notification)
      open func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
      open func addObserver(forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
      open func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?)
      open func removeObserver(_ observer: Any)
      open func removeObserver(_ observer: Any, name aName: Notification.Name?, object: Any?)
    }
    struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
      init(_ str: String)
      init(stringLiteral value: String)
      init(extendedGraphemeClusterLiteral value: String)
      init(unicodeScalarLiteral value: String)
      var description: String { get }
      static func == (lhs: Selector, rhs: Selector) -> Bool
      func hash(into hasher: inout Hasher)
    }
    func NSStringFromSelector(_ aSelector: Selector) -> String
    func NSStringFromClass(_ aClass: AnyClass) -> String
    func NSSelectorFromString(_ aSelectorName: String) -> Selector
    open class Timer: NSObject {
      init(timeInterval interval: Double, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      init(fire date: Date, interval: Double, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      @discardableResult class func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer
      @discardableResult class func scheduledTimer(timeInterval ti: Double, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer
      open func fire()
      open func invalidate()
      open var isValid: Bool { get }
      open var fireDate: Date { get set }
      open var timeInterval: Double { get }
      open var tolerance: Double { get set }
      open var userInfo: Any? { get }
    }
    open class RunLoop: NSObject {
      struct Mode: RawRepresentable, Hashable, Sendable {
        typealias RawValue = String
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let `default`: RunLoop.Mode
        static let common: RunLoop.Mode
        static func == (lhs: RunLoop.Mode, rhs: RunLoop.Mode) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      }
      class var current: RunLoop { get }
      class var main: RunLoop { get }
      open func run()
      open func run(until limitDate: Date)
      @discardableResult open func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
      open func add(_ timer: Timer, forMode mode: RunLoop.Mode)
      open func perform(_ block: @escaping @Sendable () -> Void)
    }
    """#

  static let processes = #"""
    open class ProcessInfo: NSObject {
      class var processInfo: ProcessInfo { get }
      open var environment: [String: String] { get }
      open var arguments: [String] { get }
      open var processName: String { get set }
      open var processIdentifier: Int32 { get }
      open var globallyUniqueString: String { get }
      open var hostName: String { get }
      open var operatingSystemVersionString: String { get }
      open var processorCount: Int { get }
      open var activeProcessorCount: Int { get }
      open var physicalMemory: UInt64 { get }
      open var systemUptime: Double { get }
    }
    open class Bundle: NSObject {
      class var main: Bundle { get }
      open var bundleIdentifier: String? { get }
      open var infoDictionary: [String: Any]? { get }
      open func path(forResource name: String?, ofType ext: String?) -> String?
      open func url(forResource name: String?, withExtension ext: String?) -> URL?
      open func object(forInfoDictionaryKey key: String) -> Any?
    }
    open class UserDefaults: NSObject {
      override init()
      init?(suiteName suitename: String?)
      class var standard: UserDefaults { get }
      open func object(forKey defaultName: String) -> Any?
      open func string(forKey defaultName: String) -> String?
      open func array(forKey defaultName: String) -> [Any]?
      open func dictionary(forKey defaultName: String) -> [String: Any]?
      open func stringArray(forKey defaultName: String) -> [String]?
      open func data(forKey defaultName: String) -> Data?
      open func integer(forKey defaultName: String) -> Int
      open func double(forKey defaultName: String) -> Double
      open func float(forKey defaultName: String) -> Float
      open func bool(forKey defaultName: String) -> Bool
      open func url(forKey defaultName: String) -> URL?
      open func set(_ value: Any?, forKey defaultName: String)
      open func removeObject(forKey defaultName: String)
      open func register(defaults registrationDictionary: [String: Any])
      @discardableResult open func synchronize() -> Bool
    }
    open class FileManager: NSObject {
      class var `default`: FileManager { get }
      open var currentDirectoryPath: String { get }
      open var temporaryDirectory: URL { get }
      open func fileExists(atPath path: String) -> Bool
      open func contents(atPath path: String) -> Data?
      open func removeItem(atPath path: String) throws
      open func contentsOfDirectory(atPath path: String) throws -> [String]
    }
    func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
    """#
}
