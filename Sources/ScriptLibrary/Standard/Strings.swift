enum StringProtocols: LibraryPart {
  static let declaration = #"""
    protocol TextOutputStream { mutating func write(_ string: String) }
    protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }
    protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, ExpressibleByStringInterpolation, LosslessStringConvertible, TextOutputStream, TextOutputStreamable where Element == Character, Index == String.Index, SubSequence: StringProtocol {
      var utf8: String.UTF8View { get }
      var utf16: String.UTF16View { get }
      var unicodeScalars: String.UnicodeScalarView { get }
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
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
    }
    """#
}

enum Strings: LibraryPart {
  static let declaration =
    string("String") + string("Substring") + #"""

      extension String {
        struct Index: Hashable, Comparable, CustomDebugStringConvertible {
          var debugDescription: String { get }
          init(utf16Offset offset: Int, in s: String)
          func utf16Offset(in s: String) -> Int
          func samePosition(in view: String.UTF8View) -> String.Index?
          static func == (lhs: String.Index, rhs: String.Index) -> Bool
          static func < (lhs: String.Index, rhs: String.Index) -> Bool
          func hash(into hasher: inout Hasher)
        }
        init<Subject>(describing instance: Subject)
        init<Both: CustomStringConvertible & TextOutputStreamable>(describing instance: Both) { self = instance.description }
        init<Subject>(reflecting subject: Subject)
        init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
        init(decoding codeUnits: [UInt8], as sourceEncoding: UTF8.Type)
        init<C: Collection>(decoding codeUnits: C, as sourceEncoding: UTF8.Type) where C.Element == UInt8
        init?(validating codeUnits: [UInt8], as encoding: UTF8.Type)
        init?<S: Sequence>(validating codeUnits: S, as encoding: UTF8.Type) where S.Element == UInt8 { self.init(validating: Array(codeUnits), as: encoding) }
        init(cString: [UInt8])
        init(_ scalar: Unicode.Scalar)
        init(_ utf8: String.UTF8View)
        init?(_ utf8: Slice<String.UTF8View>)
        init(_ unicodeScalars: String.UnicodeScalarView)
        init(_ unicodeScalars: Slice<String.UnicodeScalarView>)
        init(stringInterpolation: DefaultStringInterpolation)
        var isContiguousUTF8: Bool { true }
        mutating func makeContiguousUTF8() {}
        func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R
        static func + (lhs: String, rhs: String) -> String
        static func += (lhs: inout String, rhs: String)
        // Only a string has these, so that the functions of these names can be called in its extensions.
        func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
        func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
      }
      extension Substring {
        typealias Index = String.Index
        var base: String { get }
        func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
          var kept = ""
          for character in self where try isIncluded(character) { kept.append(character) }
          return kept
        }
      }
      extension String {
        struct UTF8View: BidirectionalCollection, Sendable, CustomStringConvertible {
          typealias Element = UInt8
          typealias Index = String.Index
          typealias SubSequence = Slice<String.UTF8View>
          typealias Indices = DefaultIndices<String.UTF8View>
          struct Iterator: IteratorProtocol { mutating func next() -> UInt8? }
          var startIndex: String.Index { get }
          var endIndex: String.Index { get }
          var count: Int { get }
          var description: String { get }
          func makeIterator() -> String.UTF8View.Iterator
          func index(after i: String.Index) -> String.Index
          func index(before i: String.Index) -> String.Index
          subscript(position: String.Index) -> UInt8 { get }
        }
        struct UTF16View: BidirectionalCollection, Sendable, CustomStringConvertible {
          typealias Element = UInt16
          typealias Index = String.Index
          typealias SubSequence = Slice<String.UTF16View>
          typealias Indices = DefaultIndices<String.UTF16View>
          struct Iterator: IteratorProtocol { mutating func next() -> UInt16? }
          var startIndex: String.Index { get }
          var endIndex: String.Index { get }
          var count: Int { get }
          var description: String { get }
          func makeIterator() -> String.UTF16View.Iterator
          func index(after i: String.Index) -> String.Index
          func index(before i: String.Index) -> String.Index
          subscript(position: String.Index) -> UInt16 { get }
        }
        struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, Sendable, CustomStringConvertible {
          typealias Element = Unicode.Scalar
          typealias Index = String.Index
          typealias SubSequence = Slice<String.UnicodeScalarView>
          typealias Indices = DefaultIndices<String.UnicodeScalarView>
          struct Iterator: IteratorProtocol { mutating func next() -> Unicode.Scalar? }
          init()
          var startIndex: String.Index { get }
          var endIndex: String.Index { get }
          var description: String { get }
          func makeIterator() -> String.UnicodeScalarView.Iterator
          func index(after i: String.Index) -> String.Index
          func index(before i: String.Index) -> String.Index
          subscript(position: String.Index) -> Unicode.Scalar { get }
          mutating func append(_ newElement: Unicode.Scalar)
          mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Unicode.Scalar
        }
      }
      typealias StringLiteralType = String
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias BooleanLiteralType = Bool
      struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
        typealias StringLiteralType = StaticString
        typealias ExtendedGraphemeClusterLiteralType = StaticString
        typealias UnicodeScalarLiteralType = StaticString
        init(stringLiteral value: StaticString)
        init(extendedGraphemeClusterLiteral value: StaticString)
        init(unicodeScalarLiteral value: StaticString)
        var utf8CodeUnitCount: Int { get }
        var description: String { get }
        var debugDescription: String { get }
      }
      protocol StringInterpolationProtocol {
        associatedtype StringLiteralType
        init(literalCapacity: Int, interpolationCount: Int)
        mutating func appendLiteral(_ literal: StringLiteralType)
      }
      struct DefaultStringInterpolation: StringInterpolationProtocol, TextOutputStream, CustomStringConvertible {
        typealias StringLiteralType = String
        init(literalCapacity: Int, interpolationCount: Int)
        mutating func appendLiteral(_ literal: String)
        mutating func appendInterpolation<T>(_ value: T)
        mutating func appendInterpolation<T>(_ value: T?, default defaultValue: @autoclosure () -> String)
        mutating func appendInterpolation(_ value: Any.Type)
        mutating func write(_ string: String)
        var description: String { get }
      }
      """#

  /// What `String` and `Substring` both declare.
  private static func string(_ name: String) -> String {
    """
    struct \(name): ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, StringProtocol, RangeReplaceableCollection, Hashable, Comparable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Sendable {
      typealias Element = Character
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
      typealias StringInterpolation = DefaultStringInterpolation
      typealias SubSequence = Substring
      typealias Indices = DefaultIndices<\(name)>
      struct Iterator: IteratorProtocol { mutating func next() -> Character? }
      init()
      init(stringLiteral value: String)
      init(extendedGraphemeClusterLiteral value: String)
      init(unicodeScalarLiteral value: String)
      init(_ value: String)
      init(_ c: Character)
      init(_ substring: Substring)
      init<T: LosslessStringConvertible>(_ value: T)
      init<S: Sequence>(_ characters: S) where S.Element == Character
      init<S: Sequence & LosslessStringConvertible>(_ other: S) where S.Element == Character
      init(repeating repeatedValue: String, count: Int)
      init(repeating repeatedValue: Character, count: Int)
      var description: String { get }
      var debugDescription: String { get }
      var customMirror: Mirror { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Character? { get }
      var last: Character? { get }
      var startIndex: String.Index { get }
      var endIndex: String.Index { get }
      var utf8: String.UTF8View { get set }
      var utf16: String.UTF16View { get set }
      var unicodeScalars: String.UnicodeScalarView { get set }
      func makeIterator() -> \(name).Iterator
      func index(after i: String.Index) -> String.Index
      func index(before i: String.Index) -> String.Index
      func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
      func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?
      func distance(from start: String.Index, to end: String.Index) -> Int
      subscript(i: String.Index) -> Character { get }
      subscript(r: Range<String.Index>) -> Substring { get }
      @available(*, unavailable, message: "cannot subscript String with an Int, use a String.Index instead.")
      subscript(i: Int) -> Character { get }
      @available(*, unavailable, message: "cannot subscript String with an integer range, use a String.Index range instead.")
      subscript<R: RangeExpression>(bounds: R) -> Substring where R.Bound: BinaryInteger { get }
      func lowercased() -> String
      func uppercased() -> String
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      mutating func append(_ other: String)
      mutating func append(_ c: Character)
      mutating func append(contentsOf newElements: String)
      mutating func append(contentsOf newElements: Substring)
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character
      mutating func write(_ other: String)
      mutating func insert(_ newElement: Character, at i: String.Index)
      @discardableResult mutating func remove(at i: String.Index) -> Character
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Character
      func hash(into hasher: inout Hasher)
      static func == (lhs: \(name), rhs: \(name)) -> Bool
      static func < (lhs: \(name), rhs: \(name)) -> Bool
    }

    """
  }
}
