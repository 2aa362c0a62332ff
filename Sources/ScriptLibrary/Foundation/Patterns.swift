import Foundation
import ScriptMachine

/// `NSRegularExpression`.
enum Patterns: LibraryPart {
  static let declaration = #"""
    open class NSRegularExpression: NSObject {
      struct Options: OptionSet {
        typealias RawValue = UInt
        typealias Element = NSRegularExpression.Options
        typealias ArrayLiteralElement = NSRegularExpression.Options
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var caseInsensitive: NSRegularExpression.Options { NSRegularExpression.Options(rawValue: 1) }
        static var anchorsMatchLines: NSRegularExpression.Options { NSRegularExpression.Options(rawValue: 16) }
        static var dotMatchesLineSeparators: NSRegularExpression.Options { NSRegularExpression.Options(rawValue: 8) }
      }
      struct MatchingOptions: OptionSet {
        typealias RawValue = UInt
        typealias Element = NSRegularExpression.MatchingOptions
        typealias ArrayLiteralElement = NSRegularExpression.MatchingOptions
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var anchored: NSRegularExpression.MatchingOptions { NSRegularExpression.MatchingOptions(rawValue: 4) }
      }
      let pattern: String
      let options: NSRegularExpression.Options
      init(pattern: String, options: NSRegularExpression.Options = []) throws {
        self.pattern = pattern
        self.options = options
        super.init()
        _ = try _matches(pattern, options.rawValue, "", NSRange(), 0)
      }
      func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        let found = try? _matches(pattern, self.options.rawValue, string, range, options.rawValue)
        return (found ?? []).map { NSTextCheckingResult($0) }
      }
      func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
      }
      func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
      }
      func stringByReplacingMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> String {
        _replacing(pattern, self.options.rawValue, string, range, templ)
      }
    }
    func _matches(_ pattern: String, _ options: UInt, _ text: String, _ range: NSRange, _ matching: UInt) throws -> [[NSRange]]
    func _replacing(_ pattern: String, _ options: UInt, _ text: String, _ range: NSRange, _ template: String) -> String
    open class NSTextCheckingResult: NSObject {
      private let ranges: [NSRange]
      init(_ ranges: [NSRange]) {
        self.ranges = ranges
        super.init()
      }
      var range: NSRange { ranges[0] }
      var numberOfRanges: Int { ranges.count }
      func range(at idx: Int) -> NSRange { ranges[idx] }
    }
    """#

  static func register(in table: inout NativeTable) {
    table.add("_matches(_:_:_:_:_:)") { call in
      let text = try call.string(2)
      let expression = try expression(call)
      let options = NSRegularExpression.MatchingOptions(rawValue: try call.integer(4))
      let matches = expression.matches(in: text, options: options, range: try range(call, in: text))
      return try matches.map { match in
        (0..<match.numberOfRanges).map { match.range(at: $0) }
      }.scriptValue(call.machine)
    }
    table.add("_replacing(_:_:_:_:_:)") { call in
      let text = try call.string(2)
      return .string(
        try expression(call).stringByReplacingMatches(
          in: text,
          range: try range(call, in: text),
          withTemplate: try call.string(4)
        )
      )
    }
  }

  private static func expression(_ call: Call) throws -> NSRegularExpression {
    let options = NSRegularExpression.Options(rawValue: try call.integer(1))
    do {
      return try NSRegularExpression(pattern: try call.string(0), options: options)
    } catch let error as NSError {
      throw FoundationError(
        domain: error.domain,
        code: error.code,
        message: "The value is invalid."
      )
    }
  }

  private static func range(_ call: Call, in text: String) throws -> NSRange {
    let range = try NSRange.make(from: call[3], call.machine)
    let length = text.utf16.count
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else {
      throw call.machine.trap("\(range) is not a range of this text, whose length is \(length)")
    }
    return range
  }
}
