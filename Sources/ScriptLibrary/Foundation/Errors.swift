import ScriptMachine

/// What Foundation adds to errors, `NSError` and `URLError`.
enum Errors: LibraryPart {
  static let declaration = #"""
    extension Error {
      var localizedDescription: String {
        if let error = self as? NSError { return error.localizedDescription }
        if let error = self as? CocoaError { return error.localizedDescription }
        if let error = self as? DecodingError {
          switch error {
          case .keyNotFound, .valueNotFound: return "The operation could not be completed. The data is missing."
          default: return "The operation could not be completed. The data isn’t in the correct format."
          }
        }
        if self is EncodingError {
          return "The operation could not be completed. The data isn’t in the correct format."
        }
        return NSError(of: self).localizedDescription
      }
    }
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
      static var errorDomain: String { String(reflecting: Self.self) }
      var errorCode: Int { _errorCode(of: self) }
      var errorUserInfo: [String: Any] { [:] }
    }
    // A whole number that is the error's raw value, or what tells its cases apart.
    func _errorCode(of error: any Error) -> Int {
      if let raw = error as? any RawRepresentable, let number = raw.rawValue as? any BinaryInteger {
        return Int(truncatingIfNeeded: number)
      }
      return _caseNumber(of: error)
    }
    func _caseNumber(of error: any Error) -> Int
    open class NSError: NSObject, Error {
      open let domain: String
      open let code: Int
      open let userInfo: [String: Any]
      init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = dict ?? [:]
        super.init()
      }
      convenience init(of error: any Error) {
        let custom = error as? any CustomNSError
        self.init(
          domain: custom.map { type(of: $0).errorDomain } ?? String(reflecting: type(of: error)),
          code: custom?.errorCode ?? _errorCode(of: error),
          userInfo: custom?.errorUserInfo ?? Self._texts(of: error)
        )
      }
      // What an error tells of itself that has no information of its own.
      static func _texts(of error: any Error) -> [String: Any] {
        guard let error = error as? any LocalizedError else { return [:] }
        var texts: [String: Any] = [:]
        texts[NSLocalizedDescriptionKey] = error.errorDescription
        texts[NSLocalizedFailureReasonErrorKey] = error.failureReason
        texts[NSLocalizedRecoverySuggestionErrorKey] = error.recoverySuggestion
        return texts
      }
      static func _bridge(_ error: any Error) -> NSError { (error as? NSError) ?? NSError(of: error) }
      static func _bridge(_ error: (any Error)?) -> NSError? { error.map { ($0 as? NSError) ?? NSError(of: $0) } }
      open var localizedDescription: String {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        let start = "The operation could not be completed."
        if let reason = localizedFailureReason { return start + " " + reason }
        return start + " (\(domain) error \(code).)"
      }
      open var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
      open var localizedRecoverySuggestion: String? {
        userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
      }
      override var description: String {
        let text = userInfo[NSLocalizedDescriptionKey].map { "\"\($0)\"" } ?? "\"(null)\""
        let pairs = userInfo.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ", ")
        return "Error Domain=\(domain) Code=\(code) \(text)" + (pairs.isEmpty ? "" : " UserInfo={\(pairs)}")
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSError else { return false }
        return domain == other.domain && code == other.code
      }
      override var hash: Int { code }
    }
    var NSLocalizedDescriptionKey: String { "NSLocalizedDescription" }
    var NSLocalizedFailureReasonErrorKey: String { "NSLocalizedFailureReason" }
    var NSLocalizedRecoverySuggestionErrorKey: String { "NSLocalizedRecoverySuggestion" }
    var NSUnderlyingErrorKey: String { "NSUnderlyingError" }
    var NSCocoaErrorDomain: String { "NSCocoaErrorDomain" }
    var NSURLErrorDomain: String { "NSURLErrorDomain" }
    var NSPOSIXErrorDomain: String { "NSPOSIXErrorDomain" }
    var NSURLErrorTimedOut: Int { -1001 }
    var NSURLErrorNotConnectedToInternet: Int { -1009 }
    var NSURLErrorCancelled: Int { -999 }
    // A code that `catch` compares with the code of an error.
    protocol _ErrorCode: Equatable {
      static func _code(of error: any Error) -> Self?
    }
    extension _ErrorCode {
      static func ~= (match: Self, error: any Error) -> Bool { _code(of: error) == match }
    }
    struct URLError: CustomNSError, Hashable, CustomStringConvertible {
      var description: String { NSError(of: self).description }
      struct Code: RawRepresentable, Hashable, Sendable, _ErrorCode {
        static func _code(of error: any Error) -> URLError.Code? { (error as? URLError)?.code }
        typealias RawValue = Int
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static var unknown: URLError.Code { URLError.Code(rawValue: -1) }
        static var cancelled: URLError.Code { URLError.Code(rawValue: -999) }
        static var badURL: URLError.Code { URLError.Code(rawValue: -1000) }
        static var timedOut: URLError.Code { URLError.Code(rawValue: -1001) }
        static var cannotFindHost: URLError.Code { URLError.Code(rawValue: -1003) }
        static var notConnectedToInternet: URLError.Code { URLError.Code(rawValue: -1009) }
        static var networkConnectionLost: URLError.Code { URLError.Code(rawValue: -1005) }
        static var badServerResponse: URLError.Code { URLError.Code(rawValue: -1011) }
        static func == (lhs: URLError.Code, rhs: URLError.Code) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      }
      let code: URLError.Code
      let errorUserInfo: [String: Any]
      var userInfo: [String: Any] { errorUserInfo }
      init(_ code: URLError.Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.errorUserInfo = userInfo
      }
      static var errorDomain: String { NSURLErrorDomain }
      var errorCode: Int { code.rawValue }
      static var cancelled: URLError.Code { .cancelled }
      static var timedOut: URLError.Code { .timedOut }
      static var badURL: URLError.Code { .badURL }
      static var notConnectedToInternet: URLError.Code { .notConnectedToInternet }
      static func == (lhs: URLError, rhs: URLError) -> Bool { lhs.code == rhs.code }
      func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }
    """#

  static func register(in table: inout NativeTable) {
    table.add("_caseNumber(of:)") { call in
      let box = try call[0].existential(call.machine)
      guard case .enumeration(let cases) = box.type.representation else { return .int(1) }
      // As compiled, cases with associated values are counted first.
      let isPlain = cases.map(\.payload.isEmpty)
      let number = box.value.caseNumber
      let before = isPlain[..<number].count { $0 == isPlain[number] }
      return .int(isPlain[number] ? isPlain.count { !$0 } + before : before)
    }
  }
}
