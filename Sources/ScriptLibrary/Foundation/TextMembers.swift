import Foundation
import ScriptMachine

/// What Foundation adds to `String` and `Substring`.
enum TextMembers: LibraryPart {
  static let declaration = #"""
    extension String {
      init?(data: Data, encoding: String.Encoding)
      init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8 {
        self.init(data: Data(bytes), encoding: encoding)
      }
      struct Encoding: RawRepresentable, Hashable, Sendable {
        typealias RawValue = UInt
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var utf8: String.Encoding { String.Encoding(rawValue: 4) }
        static var ascii: String.Encoding { String.Encoding(rawValue: 1) }
        static var utf16: String.Encoding { String.Encoding(rawValue: 10) }
        static var utf32: String.Encoding { String.Encoding(rawValue: 2348810496) }
        static var unicode: String.Encoding { String.Encoding(rawValue: 10) }
        static var isoLatin1: String.Encoding { String.Encoding(rawValue: 5) }
        static func == (lhs: String.Encoding, rhs: String.Encoding) -> Bool { lhs.rawValue == rhs.rawValue }
        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      }
    }
    extension String { typealias CompareOptions = NSStringCompareOptions }
    extension StringProtocol {
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
    }
    struct NSStringCompareOptions: OptionSet {
      typealias RawValue = UInt
      typealias Element = NSStringCompareOptions
      typealias ArrayLiteralElement = NSStringCompareOptions
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static var caseInsensitive: NSStringCompareOptions { NSStringCompareOptions(rawValue: 1) }
      static var literal: NSStringCompareOptions { NSStringCompareOptions(rawValue: 2) }
      static var backwards: NSStringCompareOptions { NSStringCompareOptions(rawValue: 4) }
      static var anchored: NSStringCompareOptions { NSStringCompareOptions(rawValue: 8) }
      static var numeric: NSStringCompareOptions { NSStringCompareOptions(rawValue: 64) }
      static var diacriticInsensitive: NSStringCompareOptions { NSStringCompareOptions(rawValue: 128) }
      static var widthInsensitive: NSStringCompareOptions { NSStringCompareOptions(rawValue: 256) }
      static var forcedOrdering: NSStringCompareOptions { NSStringCompareOptions(rawValue: 512) }
      static var regularExpression: NSStringCompareOptions { NSStringCompareOptions(rawValue: 1024) }
    }

    extension StringProtocol {
      var capitalized: String { get }
      var localizedCapitalized: String { capitalized }
      var localizedLowercase: String { lowercased() }
      var localizedUppercase: String { uppercased() }
      var removingPercentEncoding: String? { get }
      var precomposedStringWithCanonicalMapping: String { get }
      var decomposedStringWithCanonicalMapping: String { get }
      func components<T: StringProtocol>(separatedBy separator: T) -> [String]
      func components(separatedBy separator: CharacterSet) -> [String]
      func trimmingCharacters(in set: CharacterSet) -> String
      func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(of target: Target, with replacement: Replacement, options: NSStringCompareOptions = [], range searchRange: Range<String.Index>? = nil) -> String
      func replacingCharacters<T: StringProtocol>(in range: Range<String.Index>, with replacement: T) -> String
      func padding<T: StringProtocol>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String
      func range<T: StringProtocol>(of aString: T, options mask: NSStringCompareOptions = [], range searchRange: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>?
      func rangeOfCharacter(from aSet: CharacterSet, options mask: NSStringCompareOptions = [], range aRange: Range<String.Index>? = nil) -> Range<String.Index>?
      func compare<T: StringProtocol>(_ aString: T, options mask: NSStringCompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult
      func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
        compare(aString, options: .caseInsensitive)
      }
      func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
        compare(aString)
      }
      func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
        compare(aString, options: .caseInsensitive)
      }
      func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
        compare(string, options: [.caseInsensitive, .numeric])
      }
      func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
        self.range(of: other, options: .caseInsensitive) != nil
      }
      func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool {
        self.range(of: string, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
      func commonPrefix<T: StringProtocol>(with aString: T, options: NSStringCompareOptions = []) -> String
      func folding(options: NSStringCompareOptions = [], locale: Locale?) -> String
      func appending<T: StringProtocol>(_ aString: T) -> String { String(self) + String(aString) }
      func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void) {
        var isDone = false
        for line in self.components(separatedBy: .newlines) where !isDone { body(line, &isDone) }
      }
      func capitalized(with locale: Locale?) -> String { capitalized }
      func lowercased(with locale: Locale?) -> String { lowercased() }
      func uppercased(with locale: Locale?) -> String { uppercased() }
    }
    """#

  static func register(in table: inout NativeTable) {
    registerEncodings(in: &table)
    registerProperties(in: &table)
    registerSplitting(in: &table)
    registerSearching(in: &table)
    registerComparing(in: &table)
  }

  private static func registerEncodings(in table: inout NativeTable) {
    table.function("String.init(data:encoding:)") { (data: Data, encoding: String.Encoding) in
      String(data: data, encoding: encoding)
    }
    table.function("StringProtocol.data(using:allowLossyConversion:)") {
      (text: String, encoding: String.Encoding, isLossy: Bool) in
      text.data(using: encoding, allowLossyConversion: isLossy)
    }
  }

  private static func registerProperties(in table: inout NativeTable) {
    func property(_ name: String, _ value: @escaping (String) -> some ScriptConvertible) {
      table.function("StringProtocol.\(name)", value)
    }
    property("capitalized") { $0.capitalized }
    property("removingPercentEncoding") { $0.removingPercentEncoding }
    property("precomposedStringWithCanonicalMapping") { $0.precomposedStringWithCanonicalMapping }
    property("decomposedStringWithCanonicalMapping") { $0.decomposedStringWithCanonicalMapping }
    table.function("StringProtocol.addingPercentEncoding(withAllowedCharacters:)") {
      (text: String, allowed: CharacterSet) in
      text.addingPercentEncoding(withAllowedCharacters: allowed)
    }
    table.function("StringProtocol.folding(options:locale:)") {
      (text: String, options: String.CompareOptions, locale: Locale?) in
      text.folding(options: options, locale: locale)
    }
  }

  private static func registerSplitting(in table: inout NativeTable) {
    table.function("StringProtocol.components(separatedBy: T)") {
      (text: String, separator: String) in text.components(separatedBy: separator)
    }
    table.function("StringProtocol.components(separatedBy: CharacterSet)") {
      (text: String, separators: CharacterSet) in text.components(separatedBy: separators)
    }
    table.function("StringProtocol.trimmingCharacters(in:)") { (text: String, set: CharacterSet) in
      text.trimmingCharacters(in: set)
    }
    table.add("StringProtocol.padding(toLength:withPad:startingAt:)") { call in
      let (text, length) = (try call.string(0), try call.int(1))
      let (pad, start) = (try call.string(2), try call.int(3))
      guard length >= 0, start >= 0, start < max(pad.utf16.count, 1),
        !pad.isEmpty || length <= text.utf16.count
      else { throw call.machine.trap("Index \(start) out of bounds") }
      call.machine.countElements(length)
      return .string(text.padding(toLength: length, withPad: pad, startingAt: start))
    }
  }

  private static func registerSearching(in table: inout NativeTable) {
    table.add("StringProtocol.replacingOccurrences(of:with:options:range:)") { call in
      let text = try call.text(0)
      return .string(
        text.replacingOccurrences(
          of: try call.string(1),
          with: try call.string(2),
          options: try .make(from: call[3], call.machine),
          range: try call.optionalBounds(4, in: text)
        )
      )
    }
    table.add("StringProtocol.replacingCharacters(in:with:)") { call in
      let text = try call.text(0)
      let range = try call.bounds(1, in: text)
      return .string(text.replacingCharacters(in: range, with: try call.string(2)))
    }
    table.add("StringProtocol.range(of:options:range:locale:)") { call in
      let text = try call.text(0)
      let found = text.range(
        of: try call.string(1),
        options: try .make(from: call[2], call.machine),
        range: try call.optionalBounds(3, in: text),
        locale: try Locale?.make(from: call[4], call.machine)
      )
      return try found.scriptValue(call.machine)
    }
    table.add("StringProtocol.rangeOfCharacter(from:options:range:)") { call in
      let text = try call.text(0)
      let found = text.rangeOfCharacter(
        from: try .make(from: call[1], call.machine),
        options: try .make(from: call[2], call.machine),
        range: try call.optionalBounds(3, in: text)
      )
      return try found.scriptValue(call.machine)
    }
  }

  private static func registerComparing(in table: inout NativeTable) {
    table.add("StringProtocol.compare(_:options:range:locale:)") { call in
      let text = try call.text(0)
      return text.compare(
        try call.string(1),
        options: try .make(from: call[2], call.machine),
        range: try call.optionalBounds(3, in: text),
        locale: try Locale?.make(from: call[4], call.machine)
      ).scriptValue(call.machine)
    }
    table.function("StringProtocol.commonPrefix(with:options:)") {
      (text: String, other: String, options: String.CompareOptions) in
      text.commonPrefix(with: other, options: options)
    }
  }
}

extension String.CompareOptions: ScriptOptions {}

extension String.Encoding: ScriptConvertible {
  static func make(from value: Value, _ machine: Machine) throws -> String.Encoding {
    String.Encoding(rawValue: UInt(bitPattern: try value.record(machine)[0].int(machine)))
  }
  func scriptValue(_ machine: Machine) -> Value { .tuple(.int(Int(bitPattern: rawValue))) }
}

extension Call {
  /// An optional range of a text.
  func optionalBounds(_ position: Int, in text: Substring) throws -> Range<String.Index>? {
    self[position].isNil ? nil : try bounds(position, in: text)
  }
}
