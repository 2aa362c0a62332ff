import Foundation
import ScriptMachine

/// `NSString`, which counts in units of UTF-16, and `NSRange`, with which it says where.
enum ObjectTexts: LibraryPart {
  static let declaration = #"""
    struct NSRange: Hashable, Sendable, CustomStringConvertible {
      var location: Int
      var length: Int
      init() { self.init(location: 0, length: 0) }
      init(location: Int, length: Int) {
        self.location = location
        self.length = length
      }
      init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == String.Index {
        self = NSRange(region.relative(to: String(target)), of: String(target))
      }
      init(_ region: Range<String.Index>, of text: String)
      init(_ region: Range<Int>) { self.init(location: region.lowerBound, length: region.count) }
      var lowerBound: Int { location }
      var upperBound: Int { get }
      var description: String { "{\(location), \(length)}" }
      func contains(_ index: Int) -> Bool { index >= location && index < location + length }
      func intersection(_ other: NSRange) -> NSRange? {
        let low = Swift.max(location, other.location), high = Swift.min(upperBound, other.upperBound)
        return low < high || (low == high && length == 0 && other.length == 0) ? NSRange(low..<high) : nil
      }
      func union(_ other: NSRange) -> NSRange {
        NSRange(Swift.min(location, other.location)..<Swift.max(upperBound, other.upperBound))
      }
      static func == (lhs: NSRange, rhs: NSRange) -> Bool { lhs.location == rhs.location && lhs.length == rhs.length }
      func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(length)
      }
    }
    var NSNotFound: Int { Int.max }
    func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }
    func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
    extension Range where Bound == Int {
      init?(_ range: NSRange) {
        if range.location == NSNotFound { return nil }
        self = range.location..<range.upperBound
      }
    }
    extension Range where Bound == String.Index { init?(_ range: NSRange, in string: String) }
    open class NSString: NSObject, ExpressibleByStringLiteral {
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
      private let text: String
      init(string aString: String) {
        text = aString
        super.init()
      }
      override convenience init() { self.init(string: "") }
      required convenience init(stringLiteral value: String) { self.init(string: value) }
      required convenience init(extendedGraphemeClusterLiteral value: String) { self.init(string: value) }
      required convenience init(unicodeScalarLiteral value: String) { self.init(string: value) }
      convenience init(format: String, _ args: any CVarArg...) {
        self.init(string: String(format: format, arguments: args))
      }
      static func _bridge(_ text: String) -> NSString { NSString(string: text) }
      static func _bridge(_ text: NSString) -> NSString { text }
      static func _bridge(_ text: String?) -> NSString? { text.map { NSString(string: $0) } }
      open var string: String { text }
      private func found(_ range: Range<String.Index>?) -> NSRange {
        range.map { NSRange($0, in: string) } ?? NSRange(location: NSNotFound, length: 0)
      }
      open var length: Int { string.utf16.count }
      open var intValue: Int32 { Int32(truncatingIfNeeded: integerValue) }
      open var integerValue: Int { Int(_leadingNumber(string).rounded(.towardZero)) }
      open var longLongValue: Int64 { Int64(integerValue) }
      open var doubleValue: Double { _leadingNumber(string) }
      open var floatValue: Float { Float(doubleValue) }
      open var boolValue: Bool {
        guard let first = string.drop(while: { $0 == " " || $0 == "0" || $0 == "+" || $0 == "-" }).first else { return false }
        return "YyTt123456789".contains(first)
      }
      open var pathExtension: String { _path(string, "pathExtension") }
      open var lastPathComponent: String { _path(string, "lastPathComponent") }
      open var deletingLastPathComponent: String { _path(string, "deletingLastPathComponent") }
      open var deletingPathExtension: String { _path(string, "deletingPathExtension") }
      open func appendingPathComponent(_ str: String) -> String {
        string.isEmpty || string.hasSuffix("/") ? string + str : string + "/" + str
      }
      open func substring(from: Int) -> String {
        substring(with: NSRange(location: from, length: length - from))
      }
      open func substring(to: Int) -> String { substring(with: NSRange(location: 0, length: to)) }
      open func substring(with range: NSRange) -> String { _units(string, range) }
      open func range(of searchString: String) -> NSRange { found(string.range(of: searchString)) }
      open func range(of searchString: String, options mask: NSStringCompareOptions) -> NSRange {
        found(string.range(of: searchString, options: mask))
      }
      open func replacingCharacters(in range: NSRange, with replacement: String) -> String {
        let end = NSRange(location: range.upperBound, length: length - range.upperBound)
        return substring(to: range.location) + replacement + _units(string, end)
      }
      open func replacingOccurrences(of target: String, with replacement: String) -> String {
        string.replacingOccurrences(of: target, with: replacement)
      }
      open func components(separatedBy separator: String) -> [String] { string.components(separatedBy: separator) }
      open func hasPrefix(_ str: String) -> Bool { string.hasPrefix(str) }
      open func hasSuffix(_ str: String) -> Bool { string.hasSuffix(str) }
      open func contains(_ str: String) -> Bool { string.contains(str) }
      open func compare(_ other: String) -> ComparisonResult { string.compare(other) }
      open func isEqual(to aString: String) -> Bool { string == aString }
      open func trimmingCharacters(in set: CharacterSet) -> String { string.trimmingCharacters(in: set) }
      open func character(at index: Int) -> UInt16 {
        guard index >= 0, index < length else { fatalError("Index \(index) out of bounds") }
        return Array(string.utf16)[index]
      }
      open func rangeOfComposedCharacterSequence(at index: Int) -> NSRange {
        var start = 0
        for character in string {
          let length = character.utf16.count
          if index < start + length { return NSRange(location: start, length: length) }
          start += length
        }
        fatalError("Index \(index) out of bounds")
      }
      open func appending(_ aString: String) -> String { string + aString }
      open var capitalized: String { string.capitalized }
      open var uppercased: String { string.uppercased() }
      open var lowercased: String { string.lowercased() }
      override var description: String { string }
      override var hash: Int { string.hashValue }
      override func isEqual(_ object: Any?) -> Bool {
        if let other = object as? NSString { return string == other.string }
        return string == (object as? String)
      }
    }
    func _leadingNumber(_ text: String) -> Double
    func _units(_ text: String, _ range: NSRange) -> String
    func _path(_ text: String, _ part: String) -> String
    open class NSMutableString: NSString {
      private var changing: String = ""
      override init(string aString: String) {
        super.init(string: "")
        changing = aString
      }
      override open var string: String { changing }
      open func append(_ aString: String) { changing += aString }
      open func insert(_ aString: String, at loc: Int) {
        changing = replacingCharacters(in: NSRange(location: loc, length: 0), with: aString)
      }
      open func deleteCharacters(in range: NSRange) { changing = replacingCharacters(in: range, with: "") }
    }
    """#

  static func register(in table: inout NativeTable) {
    table.add("NSRange.init(_: Range<String.Index>, of: String)") { call in
      let text = try call.text(1)
      return NSRange(try call.bounds(0, in: text), in: text).scriptValue(call.machine)
    }
    table.add("Range.init(_: NSRange, in: String)") { call in
      let (range, text) = (try NSRange.make(from: call[0], call.machine), try call.string(1))
      if range.location == NSNotFound { return .nil }
      if try end(of: range, call.machine) > text.utf16.count { return .nil }
      try check(range, in: text.utf16.count, call.machine)
      return try Range(range, in: text).scriptValue(call.machine)
    }
    table.add("NSRange.upperBound") { call in
      .int(try end(of: NSRange.make(from: call[0], call.machine), call.machine))
    }
    table.add("_units(_:_:)") { call in
      let (text, range) = (try call.string(0), try NSRange.make(from: call[1], call.machine))
      let units = Array(text.utf16)
      try check(range, in: units.count, call.machine)
      let part = units[range.location..<range.location + range.length]
      return .string(String(decoding: part, as: UTF16.self))
    }
    table.function("_leadingNumber(_:)") { (text: String) in
      // Foundation stops the program where no `UInt16` is a character of its own.
      let start = String(text.unicodeScalars.prefix { $0.value < 0x10000 })
      return (start as NSString).doubleValue
    }
    table.function("_path(_:_:)") { (text: String, part: String) in
      let path = text as NSString
      return switch part {
      case "pathExtension": path.pathExtension
      case "lastPathComponent": path.lastPathComponent
      case "deletingPathExtension": path.deletingPathExtension
      default: path.deletingLastPathComponent
      }
    }
  }
}

extension ObjectTexts {
  fileprivate static func end(of range: NSRange, _ machine: Machine) throws -> Int {
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    if overflow { throw machine.trap("the end of \(range) doesn't fit into `Int`") }
    return end
  }

  /// Stops the run where the range reaches out of a text.
  fileprivate static func check(_ range: NSRange, in length: Int, _ machine: Machine) throws {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else { throw machine.trap("\(range) is not a range of this text, whose length is \(length)") }
  }
}

/// For scripts it is a struct with two stored properties.
extension NSRange: ScriptConvertible {
  static func make(from value: Value, _ machine: Machine) throws -> NSRange {
    let parts = try value.record(machine)
    return NSRange(location: try parts[0].int(machine), length: try parts[1].int(machine))
  }
  func scriptValue(_ machine: Machine) -> Value { .tuple(.int(location), .int(length)) }
}
