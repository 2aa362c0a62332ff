import ScriptMachine

/// `CocoaError`.
enum CocoaErrors: LibraryPart {
  static let declaration = #"""
    struct CocoaError: CustomNSError, Hashable, CustomStringConvertible {
      struct Code: RawRepresentable, Hashable, Sendable, _ErrorCode {
        typealias RawValue = Int
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static var fileNoSuchFile: CocoaError.Code { CocoaError.Code(rawValue: 4) }
        static var fileLocking: CocoaError.Code { CocoaError.Code(rawValue: 255) }
        static var fileReadUnknown: CocoaError.Code { CocoaError.Code(rawValue: 256) }
        static var fileReadNoPermission: CocoaError.Code { CocoaError.Code(rawValue: 257) }
        static var fileReadInvalidFileName: CocoaError.Code { CocoaError.Code(rawValue: 258) }
        static var fileReadCorruptFile: CocoaError.Code { CocoaError.Code(rawValue: 259) }
        static var fileReadNoSuchFile: CocoaError.Code { CocoaError.Code(rawValue: 260) }
        static var fileReadInapplicableStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 261) }
        static var fileReadUnsupportedScheme: CocoaError.Code { CocoaError.Code(rawValue: 262) }
        static var fileReadTooLarge: CocoaError.Code { CocoaError.Code(rawValue: 263) }
        static var fileReadUnknownStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 264) }
        static var fileWriteUnknown: CocoaError.Code { CocoaError.Code(rawValue: 512) }
        static var fileWriteNoPermission: CocoaError.Code { CocoaError.Code(rawValue: 513) }
        static var fileWriteInvalidFileName: CocoaError.Code { CocoaError.Code(rawValue: 514) }
        static var fileWriteFileExists: CocoaError.Code { CocoaError.Code(rawValue: 516) }
        static var fileWriteOutOfSpace: CocoaError.Code { CocoaError.Code(rawValue: 640) }
        static var keyValueValidation: CocoaError.Code { CocoaError.Code(rawValue: 1024) }
        static var formatting: CocoaError.Code { CocoaError.Code(rawValue: 2048) }
        static var userCancelled: CocoaError.Code { CocoaError.Code(rawValue: 3072) }
        static var featureUnsupported: CocoaError.Code { CocoaError.Code(rawValue: 3328) }
        static var propertyListReadCorrupt: CocoaError.Code { CocoaError.Code(rawValue: 3840) }
        static var coderReadCorrupt: CocoaError.Code { CocoaError.Code(rawValue: 4864) }
        static var coderValueNotFound: CocoaError.Code { CocoaError.Code(rawValue: 4865) }
        static var coderInvalidValue: CocoaError.Code { CocoaError.Code(rawValue: 4866) }
        static func == (lhs: CocoaError.Code, rhs: CocoaError.Code) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
        static func _code(of error: any Error) -> CocoaError.Code? { (error as? CocoaError)?.code }
      }
      static var fileNoSuchFile: CocoaError.Code { .fileNoSuchFile }
      static var fileLocking: CocoaError.Code { .fileLocking }
      static var fileReadUnknown: CocoaError.Code { .fileReadUnknown }
      static var fileReadNoPermission: CocoaError.Code { .fileReadNoPermission }
      static var fileReadInvalidFileName: CocoaError.Code { .fileReadInvalidFileName }
      static var fileReadCorruptFile: CocoaError.Code { .fileReadCorruptFile }
      static var fileReadNoSuchFile: CocoaError.Code { .fileReadNoSuchFile }
      static var fileReadInapplicableStringEncoding: CocoaError.Code { .fileReadInapplicableStringEncoding }
      static var fileReadUnsupportedScheme: CocoaError.Code { .fileReadUnsupportedScheme }
      static var fileReadTooLarge: CocoaError.Code { .fileReadTooLarge }
      static var fileReadUnknownStringEncoding: CocoaError.Code { .fileReadUnknownStringEncoding }
      static var fileWriteUnknown: CocoaError.Code { .fileWriteUnknown }
      static var fileWriteNoPermission: CocoaError.Code { .fileWriteNoPermission }
      static var fileWriteInvalidFileName: CocoaError.Code { .fileWriteInvalidFileName }
      static var fileWriteFileExists: CocoaError.Code { .fileWriteFileExists }
      static var fileWriteOutOfSpace: CocoaError.Code { .fileWriteOutOfSpace }
      static var keyValueValidation: CocoaError.Code { .keyValueValidation }
      static var formatting: CocoaError.Code { .formatting }
      static var userCancelled: CocoaError.Code { .userCancelled }
      static var featureUnsupported: CocoaError.Code { .featureUnsupported }
      static var propertyListReadCorrupt: CocoaError.Code { .propertyListReadCorrupt }
      static var coderReadCorrupt: CocoaError.Code { .coderReadCorrupt }
      static var coderValueNotFound: CocoaError.Code { .coderValueNotFound }
      static var coderInvalidValue: CocoaError.Code { .coderInvalidValue }
      let code: CocoaError.Code
      let userInfo: [String: Any]
      init(_ code: CocoaError.Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
      }
      static var errorDomain: String { NSCocoaErrorDomain }
      var errorCode: Int { code.rawValue }
      var errorUserInfo: [String: Any] { userInfo }
      var isFileError: Bool { code.rawValue > 0 && code.rawValue < 1024 }
      var description: String {
        guard userInfo.isEmpty, let reason else { return NSError(of: self).description }
        return "Error Domain=\(NSCocoaErrorDomain) Code=\(code.rawValue) \"\(reason)\""
      }
      var localizedDescription: String {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        return "The operation could not be completed. " + (reason ?? "(\(NSCocoaErrorDomain) error \(code.rawValue).)")
      }
      // What Foundation says of the code.
      private var reason: String? {
        switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: "The file doesn’t exist."
        case .fileLocking: "The file couldn’t be locked."
        case .fileReadNoPermission, .fileWriteNoPermission: "You don’t have permission."
        case .fileReadInvalidFileName, .fileWriteInvalidFileName: "The file name is invalid."
        case .fileReadCorruptFile: "The file isn’t in the correct format."
        case .fileReadInapplicableStringEncoding: "The specified text encoding isn’t applicable."
        case .fileReadUnsupportedScheme: "The specified URL type isn’t supported."
        case .fileReadTooLarge: "The item is too large."
        case .fileReadUnknownStringEncoding: "The text encoding of the contents couldn’t be determined."
        case .fileWriteFileExists: "A file with the same name already exists."
        case .fileWriteOutOfSpace: "There isn’t enough space."
        case .keyValueValidation, .formatting: "The value is invalid."
        case .userCancelled: "The operation was cancelled."
        case .featureUnsupported: "The requested operation is not supported."
        case .propertyListReadCorrupt: "The data is not in the correct format."
        case .coderReadCorrupt, .coderInvalidValue: "The data isn’t in the correct format."
        case .coderValueNotFound: "The data is missing."
        default: nil
        }
      }
      static func == (lhs: CocoaError, rhs: CocoaError) -> Bool { lhs.code == rhs.code }
      func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }
    """#

  static func register(in table: inout NativeTable) {}
}
