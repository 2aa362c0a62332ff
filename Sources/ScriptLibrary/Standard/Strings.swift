extension StandardLibrary {
  static let strings = #"""
    struct Character: Hashable, Comparable, ExpressibleByExtendedGraphemeClusterLiteral, CustomStringConvertible, LosslessStringConvertible {
      typealias ExtendedGraphemeClusterLiteralType = Character
      typealias UnicodeScalarLiteralType = Character
      init(extendedGraphemeClusterLiteral value: Character)
      init(unicodeScalarLiteral value: Character)
      init(_ s: String)
      init(_ content: Unicode.Scalar)
      var description: String { get }
      var isLetter: Bool { get }
      var isNumber: Bool { get }
      var isWholeNumber: Bool { get }
      var wholeNumberValue: Int? { get }
      var hexDigitValue: Int? { get }
      var isHexDigit: Bool { get }
      var isWhitespace: Bool { get }
      var isNewline: Bool { get }
      var isUppercase: Bool { get }
      var isLowercase: Bool { get }
      var isPunctuation: Bool { get }
      var isSymbol: Bool { get }
      var isASCII: Bool { get }
      var asciiValue: UInt8? { get }
      func uppercased() -> String
      func lowercased() -> String
      static func == (lhs: Character, rhs: Character) -> Bool
      static func < (lhs: Character, rhs: Character) -> Bool
      func hash(into hasher: inout Hasher)
    }
    enum Unicode {
      struct Scalar: Hashable, Comparable, ExpressibleByUnicodeScalarLiteral, CustomStringConvertible {
        typealias UnicodeScalarLiteralType = Unicode.Scalar
        init(unicodeScalarLiteral value: Unicode.Scalar)
        init?(_ v: UInt32)
        init(_ v: UInt8)
        var value: UInt32 { get }
        var isASCII: Bool { get }
        var description: String { get }
        static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
        static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
        func hash(into hasher: inout Hasher)
      }
    }
    protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, ExpressibleByStringInterpolation, LosslessStringConvertible, TextOutputStream where Element == Character, Index == String.Index, SubSequence: StringProtocol {
      var utf8: String.UTF8View { get }
      func lowercased() -> String
      func uppercased() -> String
    }
    extension StringProtocol {
      static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool
      func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool
      func contains<T: StringProtocol>(_ other: T) -> Bool
      var capitalized: String { get }
    }
    struct String: StringProtocol, RangeReplaceableCollection, Codable, CustomStringConvertible {
      struct Index: Hashable, Comparable {}
      struct UTF8View: BidirectionalCollection {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias SubSequence = Slice<String.UTF8View>
        typealias Indices = DefaultIndices<String.UTF8View>
        typealias Iterator = IndexingIterator<String.UTF8View>
        var startIndex: String.Index { get }
        var endIndex: String.Index { get }
        func index(after i: String.Index) -> String.Index
        func index(before i: String.Index) -> String.Index
        subscript(position: String.Index) -> UInt8 { get }
      }
      struct UnicodeScalarView: BidirectionalCollection {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias SubSequence = Slice<String.UnicodeScalarView>
        typealias Indices = DefaultIndices<String.UnicodeScalarView>
        typealias Iterator = IndexingIterator<String.UnicodeScalarView>
        var startIndex: String.Index { get }
        var endIndex: String.Index { get }
        func index(after i: String.Index) -> String.Index
        func index(before i: String.Index) -> String.Index
        subscript(position: String.Index) -> Unicode.Scalar { get }
      }
      typealias Element = Character
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
      typealias SubSequence = Substring
      typealias Iterator = IndexingIterator<String>
      typealias Indices = DefaultIndices<String>
      init()
      init(stringLiteral value: String)
      init(extendedGraphemeClusterLiteral value: String)
      init(unicodeScalarLiteral value: String)
      init(_ c: Character)
      init(_ substring: Substring)
      init<T: LosslessStringConvertible>(_ value: T)
      init<S: Sequence>(_ characters: S) where S.Element == Character
      init<Subject>(describing instance: Subject)
      init<Subject>(reflecting subject: Subject)
      init(repeating repeatedValue: String, count: Int)
      init(repeating repeatedValue: Character, count: Int)
      init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
      var description: String { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      var startIndex: String.Index { get }
      var endIndex: String.Index { get }
      var utf8: UTF8View { get }
      var unicodeScalars: UnicodeScalarView { get }
      func index(after i: String.Index) -> String.Index
      func index(before i: String.Index) -> String.Index
      subscript(i: String.Index) -> Character { get }
      subscript(r: Range<String.Index>) -> Substring { get }
      func lowercased() -> String
      func uppercased() -> String
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      mutating func append(_ other: String)
      mutating func append(_ c: Character)
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character
      mutating func write(_ other: String)
      mutating func insert(_ newElement: Character, at i: String.Index)
      @discardableResult mutating func remove(at i: String.Index) -> Character
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Character
      func hash(into hasher: inout Hasher)
      static func == (lhs: String, rhs: String) -> Bool
      static func < (lhs: String, rhs: String) -> Bool
      static func + (lhs: String, rhs: String) -> String
      static func += (lhs: inout String, rhs: String)
    }
    struct Substring: StringProtocol, RangeReplaceableCollection, CustomStringConvertible {
      typealias Element = Character
      typealias Index = String.Index
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
      typealias SubSequence = Substring
      typealias Iterator = IndexingIterator<Substring>
      typealias Indices = DefaultIndices<Substring>
      init()
      init(stringLiteral value: String)
      init(_ content: String)
      var description: String { get }
      var base: String { get }
      var startIndex: String.Index { get }
      var endIndex: String.Index { get }
      var utf8: String.UTF8View { get }
      func index(after i: String.Index) -> String.Index
      func index(before i: String.Index) -> String.Index
      subscript(i: String.Index) -> Character { get }
      subscript(r: Range<String.Index>) -> Substring { get }
      func lowercased() -> String
      func uppercased() -> String
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Character
      static func == (lhs: Substring, rhs: Substring) -> Bool
      static func < (lhs: Substring, rhs: Substring) -> Bool
      func hash(into hasher: inout Hasher)
    }
    func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func print<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
    @discardableResult func dump<T>(_ value: T) -> T
    func readLine(strippingNewline: Bool = true) -> String?
    func fatalError(_ message: @autoclosure () -> String = String()) -> Never
    func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never
    func assertionFailure(_ message: @autoclosure () -> String = String())
    func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
    func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result
    func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U
    """#
}
