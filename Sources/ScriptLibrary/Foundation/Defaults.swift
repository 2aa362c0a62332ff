/// `UserDefaults`, which last as long as the run.
enum Defaults: LibraryPart {
  static let declaration = #"""
    open class UserDefaults: NSObject {
      private var values: [String: Any] = [:]
      private var registered: [String: Any] = [:]
      override init() { super.init() }
      init?(suiteName suitename: String?) { super.init() }
      static let standard: UserDefaults = UserDefaults()
      open func object(forKey defaultName: String) -> Any? { values[defaultName] ?? registered[defaultName] }
      open func string(forKey defaultName: String) -> String? {
        let value = object(forKey: defaultName)
        return value as? String ?? (value as? Int).map { "\($0)" } ?? (value as? Double).map { "\($0)" }
      }
      open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
      open func dictionary(forKey defaultName: String) -> [String: Any]? { object(forKey: defaultName) as? [String: Any] }
      open func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
      open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
      open func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }
      open func integer(forKey defaultName: String) -> Int {
        object(forKey: defaultName) as? Int ?? Int(double(forKey: defaultName))
      }
      open func double(forKey defaultName: String) -> Double {
        switch object(forKey: defaultName) {
        case let number as Double: return number
        case let number as Int: return Double(number)
        case let text as String: return Double(text) ?? 0
        case let flag as Bool: return flag ? 1 : 0
        default: return 0
        }
      }
      open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
      open func bool(forKey defaultName: String) -> Bool {
        switch object(forKey: defaultName) {
        case let flag as Bool: return flag
        case let number as Int: return number != 0
        case let text as String: return ["YES", "yes", "true", "1"].contains(text)
        default: return false
        }
      }
      open func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
      open func removeObject(forKey defaultName: String) { values[defaultName] = nil }
      open func register(defaults registrationDictionary: [String: Any]) {
        registered.merge(registrationDictionary) { $1 }
      }
      @discardableResult open func synchronize() -> Bool { true }
    }
    """#
}
