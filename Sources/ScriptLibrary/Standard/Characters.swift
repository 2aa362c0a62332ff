enum Characters: LibraryPart {
  static let declaration = #"""
    struct Character: Hashable, Comparable, ExpressibleByExtendedGraphemeClusterLiteral, CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible, TextOutputStreamable, Sendable {
      typealias ExtendedGraphemeClusterLiteralType = Character
      typealias UnicodeScalarLiteralType = Character
      init(extendedGraphemeClusterLiteral value: Character)
      init(unicodeScalarLiteral value: Character)
      init(_ s: String)
      init(_ content: Unicode.Scalar)
      var description: String { get }
      var debugDescription: String { get }
      var unicodeScalars: String.UnicodeScalarView { get }
      var utf8: String.UTF8View { get }
      var utf16: String.UTF16View { get }
      var isLetter: Bool { get }
      var isNumber: Bool { get }
      var isWholeNumber: Bool { get }
      var wholeNumberValue: Int? { get }
      var hexDigitValue: Int? { get }
      var isHexDigit: Bool { hexDigitValue != nil }
      var isWhitespace: Bool { get }
      var isNewline: Bool { get }
      var isUppercase: Bool { get }
      var isLowercase: Bool { get }
      var isCased: Bool { get }
      var isPunctuation: Bool { get }
      var isSymbol: Bool { get }
      var isMathSymbol: Bool { get }
      var isCurrencySymbol: Bool { get }
      var isASCII: Bool { asciiValue != nil }
      var asciiValue: UInt8? { get }
      func uppercased() -> String
      func lowercased() -> String
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
      static func == (lhs: Character, rhs: Character) -> Bool
      static func < (lhs: Character, rhs: Character) -> Bool
      func hash(into hasher: inout Hasher)
    }
    enum Unicode {
      struct Scalar: Hashable, Comparable, ExpressibleByUnicodeScalarLiteral, CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible, TextOutputStreamable, Sendable {
        typealias UnicodeScalarLiteralType = Unicode.Scalar
        init(unicodeScalarLiteral value: Unicode.Scalar)
        init?(_ v: UInt32)
        init?(_ v: UInt16)
        init?(_ v: Int)
        init(_ v: UInt8)
        init(_ v: Unicode.Scalar)
        init?(_ description: String)
        var value: UInt32 { get }
        var isASCII: Bool { value < 128 }
        var properties: Unicode.Scalar.Properties { get }
        var utf8: [UInt8] { get }
        var description: String { get }
        var debugDescription: String { get }
        func escaped(asASCII forceASCII: Bool) -> String
        func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
        func hash(into hasher: inout Hasher)
        struct Properties {
          var isAlphabetic: Bool { get }
          var isEmoji: Bool { get }
          var isEmojiPresentation: Bool { get }
          var isLowercase: Bool { get }
          var isUppercase: Bool { get }
          var isWhitespace: Bool { get }
          var isMath: Bool { get }
          var isDiacritic: Bool { get }
          var lowercaseMapping: String { get }
          var uppercaseMapping: String { get }
          var titlecaseMapping: String { get }
          var name: String? { get }
          var numericValue: Double? { get }
          var generalCategory: Unicode.GeneralCategory { get }
        }
      }
      enum GeneralCategory {
        case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
        case nonspacingMark, spacingMark, enclosingMark
        case decimalNumber, letterNumber, otherNumber
        case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation, initialPunctuation, finalPunctuation, otherPunctuation
        case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
        case spaceSeparator, lineSeparator, paragraphSeparator
        case control, format, surrogate, privateUse, unassigned
      }
      enum UTF8 {
        typealias CodeUnit = UInt8
      }
      enum UTF16 {
        typealias CodeUnit = UInt16
      }
      enum UTF32 {
        typealias CodeUnit = UInt32
      }
    }
    extension Unicode.Scalar {
      static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
      static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
    }
    typealias UnicodeScalar = Unicode.Scalar
    typealias UTF8 = Unicode.UTF8
    typealias UTF16 = Unicode.UTF16
    typealias UTF32 = Unicode.UTF32
    """#
}

enum Regexes: LibraryPart {
  static let declaration = #"""
    protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }
    struct Regex<Output>: RegexComponent {
      typealias RegexOutput = Output
      struct Match {
        var output: Output { get }
        var range: Range<String.Index> { get }
        subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get }
      }
      var regex: Regex<Output> { self }
      func wholeMatch(in string: String) throws -> Regex<Output>.Match?
      func firstMatch(in string: String) throws -> Regex<Output>.Match?
      func prefixMatch(in string: String) throws -> Regex<Output>.Match?
      func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output>
    }
    extension Regex where Output == AnyRegexOutput {
      init(_ pattern: String) throws
    }
    struct AnyRegexOutput: RandomAccessCollection {
      struct Element {
        var range: Range<String.Index>? { get }
        var substring: Substring? { get }
      }
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<AnyRegexOutput>
      typealias Iterator = IndexingIterator<AnyRegexOutput>
      var startIndex: Int { get }
      var endIndex: Int { get }
      var indices: Range<Int> { startIndex..<endIndex }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> AnyRegexOutput.Element { get }
    }
    extension BidirectionalCollection where SubSequence == Substring {
      func wholeMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match?
      func firstMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match?
      func prefixMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match?
      func matches<R: RegexComponent>(of r: R) -> [Regex<R.RegexOutput>.Match]
      func contains<R: RegexComponent>(_ regex: R) -> Bool
      func starts<R: RegexComponent>(with regex: R) -> Bool
      func firstRange<R: RegexComponent>(of regex: R) -> Range<String.Index>?
      func ranges<R: RegexComponent>(of regex: R) -> [Range<String.Index>]
      func split<R: RegexComponent>(separator: R, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]
      func trimmingPrefix<R: RegexComponent>(_ regex: R) -> Substring
    }
    extension RangeReplaceableCollection where SubSequence == Substring {
      func replacing<R: RegexComponent, Replacement: Collection>(_ regex: R, with replacement: Replacement, maxReplacements: Int = Int.max) -> Self where Replacement.Element == Element
      func replacing<R: RegexComponent, Replacement: Collection>(_ regex: R, maxReplacements: Int = Int.max, with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement) rethrows -> Self where Replacement.Element == Element
      mutating func replace<R: RegexComponent, Replacement: Collection>(_ regex: R, with replacement: Replacement, maxReplacements: Int = Int.max) where Replacement.Element == Element
    }
    extension Collection where Element: Equatable {
      func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element { firstRange(of: other) != nil }
      func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
        var start = startIndex
        while true {
          var position = start
          var wanted = other.startIndex
          while wanted != other.endIndex, position != endIndex, self[position] == other[wanted] {
            formIndex(after: &position)
            other.formIndex(after: &wanted)
          }
          if wanted == other.endIndex { return start..<position }
          if start == endIndex { return nil }
          formIndex(after: &start)
        }
      }
      func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
        var found: [Range<Index>] = []
        var rest = self[startIndex..<endIndex]
        while let range = rest.firstRange(of: other) {
          found.append(range)
          if range.isEmpty { break }
          rest = rest[range.upperBound..<endIndex]
        }
        return found
      }
      func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Prefix.Element == Element {
        var position = startIndex
        for element in prefix {
          guard position != endIndex, self[position] == element else { return self[startIndex..<endIndex] }
          formIndex(after: &position)
        }
        return self[position..<endIndex]
      }
      func split<C: Collection>(separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] where C.Element == Element {
        var result: [SubSequence] = []
        var rest = self[startIndex..<endIndex]
        while result.count < maxSplits, let range = rest.firstRange(of: separator), !range.isEmpty {
          let part = rest[rest.startIndex..<range.lowerBound]
          if !part.isEmpty || !omittingEmptySubsequences { result.append(part) }
          rest = rest[range.upperBound..<endIndex]
        }
        if !rest.isEmpty || !omittingEmptySubsequences { result.append(rest) }
        return result
      }
    }
    extension RangeReplaceableCollection where Element: Equatable {
      func replacing<C: Collection, Replacement: Collection>(_ other: C, with replacement: Replacement, maxReplacements: Int = Int.max) -> Self where C.Element == Element, Replacement.Element == Element {
        var result = Self()
        var position = startIndex
        for range in ranges(of: other).prefix(maxReplacements) {
          result.append(contentsOf: self[position..<range.lowerBound])
          result.append(contentsOf: replacement)
          position = range.upperBound
        }
        result.append(contentsOf: self[position..<endIndex])
        return result
      }
      mutating func replace<C: Collection, Replacement: Collection>(_ other: C, with replacement: Replacement, maxReplacements: Int = Int.max) where C.Element == Element, Replacement.Element == Element {
        self = replacing(other, with: replacement, maxReplacements: maxReplacements)
      }
    }
    """#
}
