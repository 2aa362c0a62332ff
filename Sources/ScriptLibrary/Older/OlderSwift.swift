/// What the standard library of Swift 2 called things.
///
/// The body of a declaration says how it is written today, and so does `renamed` where only the name changed.
enum OlderSwiftTypes: LibraryPart {
  static let declaration = """
    @available(swift, obsoleted: 3, renamed: "Error") typealias ErrorType = Error
    @available(swift, obsoleted: 3, renamed: "Sequence") typealias SequenceType = Sequence
    @available(swift, obsoleted: 3, renamed: "Collection") typealias CollectionType = Collection
    @available(swift, obsoleted: 3, renamed: "IteratorProtocol") typealias GeneratorType = IteratorProtocol
    @available(swift, obsoleted: 3, renamed: "AnyIterator") typealias AnyGenerator<Element> = AnyIterator<Element>
    @available(swift, obsoleted: 3, renamed: "Bool") typealias BooleanType = Bool
    @available(swift, obsoleted: 3, renamed: "BinaryInteger") typealias IntegerType = BinaryInteger
    @available(swift, obsoleted: 3, renamed: "SignedNumeric") typealias SignedNumberType = SignedNumeric
    @available(swift, obsoleted: 3, renamed: "FloatingPoint") typealias FloatingPointType = FloatingPoint
    @available(swift, obsoleted: 3, renamed: "OptionSet") typealias OptionSetType = OptionSet
    @available(swift, obsoleted: 3, renamed: "ExpressibleByStringLiteral") typealias StringLiteralConvertible = ExpressibleByStringLiteral
    @available(swift, obsoleted: 3, renamed: "CustomStringConvertible") typealias Printable = CustomStringConvertible
    @available(swift, obsoleted: 3, renamed: "CustomDebugStringConvertible") typealias DebugPrintable = CustomDebugStringConvertible
    """
}

enum OlderCollections: LibraryPart {
  static let declaration = """
    extension Optional {
      @available(swift, obsoleted: 3, renamed: "none") static var None: Wrapped? { .none }
      @available(swift, obsoleted: 3, renamed: "some(_:)") static func Some(_ value: Wrapped) -> Wrapped? { .some(value) }
    }
    extension Sequence {
      @available(*, deprecated, renamed: "compactMap(_:)")
      func flatMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult] { try self.compactMap(transform) }
      @available(swift, obsoleted: 3, renamed: "enumerated()") func enumerate() -> EnumeratedSequence<Self> { self.enumerated() }
      @available(swift, obsoleted: 3, renamed: "reduce(_:_:)")
      func reduce<R>(_ initial: R, combine: (R, Element) throws -> R) rethrows -> R { try self.reduce(initial, combine) }
      @available(swift, obsoleted: 3, renamed: "min(by:)")
      func minElement(_ areInIncreasingOrder: (Element, Element) -> Bool) -> Element? { self.min(by: areInIncreasingOrder) }
      @available(swift, obsoleted: 3, renamed: "max(by:)")
      func maxElement(_ areInIncreasingOrder: (Element, Element) -> Bool) -> Element? { self.max(by: areInIncreasingOrder) }
      @available(swift, obsoleted: 3, renamed: "sorted(by:)")
      func sort(_ areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] { self.sorted(by: areInIncreasingOrder) }
      @available(swift, obsoleted: 3, renamed: "reversed()") func reverse() -> [Element] { self.reversed() }
      @available(swift, obsoleted: 3, renamed: "makeIterator()") func generate() -> Iterator { self.makeIterator() }
    }
    extension Sequence where Element: Comparable {
      @available(swift, obsoleted: 3, renamed: "min()") func minElement() -> Element? { self.min() }
      @available(swift, obsoleted: 3, renamed: "max()") func maxElement() -> Element? { self.max() }
      @available(swift, obsoleted: 3, renamed: "sorted()") func sort() -> [Element] { self.sorted() }
    }
    extension Sequence where Element == String {
      @available(swift, obsoleted: 3, renamed: "joined(separator:)")
      func joinWithSeparator(_ separator: String) -> String { self.joined(separator: separator) }
    }
    extension Collection {
      @available(swift, obsoleted: 5, renamed: "firstIndex(where:)")
      func index(where predicate: (Element) throws -> Bool) rethrows -> Index? { try self.firstIndex(where: predicate) }
      @available(swift, obsoleted: 3, renamed: "firstIndex(where:)")
      func indexOf(_ predicate: (Element) throws -> Bool) rethrows -> Index? { try self.firstIndex(where: predicate) }
      @available(swift, obsoleted: 3, renamed: "prefix(upTo:)")
      func prefixUpTo(_ end: Index) -> SubSequence { self.prefix(upTo: end) }
      @available(swift, obsoleted: 3, renamed: "prefix(through:)")
      func prefixThrough(_ last: Index) -> SubSequence { self.prefix(through: last) }
      @available(swift, obsoleted: 3, renamed: "suffix(from:)")
      func suffixFrom(_ start: Index) -> SubSequence { self.suffix(from: start) }
    }
    extension Collection where Element: Equatable {
      @available(swift, obsoleted: 5, renamed: "firstIndex(of:)")
      func index(of element: Element) -> Index? { self.firstIndex(of: element) }
      @available(swift, obsoleted: 3, renamed: "firstIndex(of:)")
      func indexOf(_ element: Element) -> Index? { self.firstIndex(of: element) }
    }
    extension Array {
      @available(swift, obsoleted: 3, renamed: "append(contentsOf:)")
      mutating func appendContentsOf<S: Sequence>(_ elements: S) where S.Element == Element { self.append(contentsOf: elements) }
      @available(swift, obsoleted: 3, renamed: "remove(at:)")
      @discardableResult mutating func removeAtIndex(_ index: Int) -> Element { self.remove(at: index) }
      @available(swift, obsoleted: 3, renamed: "insert(_:at:)")
      mutating func insert(_ element: Element, atIndex: Int) { self.insert(element, at: atIndex) }
      @available(swift, obsoleted: 3, renamed: "init(repeating:count:)")
      init(count: Int, repeatedValue: Element) { self.init(repeating: repeatedValue, count: count) }
    }
    extension MutableCollection where Element: Comparable, Self: RandomAccessCollection {
      @available(swift, obsoleted: 3, renamed: "sort()") mutating func sortInPlace() { self.sort() }
    }
    extension MutableCollection where Self: RandomAccessCollection {
      @available(swift, obsoleted: 3, renamed: "sort(by:)")
      mutating func sortInPlace(_ areInIncreasingOrder: (Element, Element) -> Bool) { self.sort(by: areInIncreasingOrder) }
    }
    extension Dictionary {
      @available(swift, obsoleted: 3, renamed: "removeValue(forKey:)")
      @discardableResult mutating func removeValueForKey(_ key: Key) -> Value? { self.removeValue(forKey: key) }
    }
    """
}

enum OlderValues: LibraryPart {
  static let declaration = """
    extension String {
      @available(swift, obsoleted: 3, renamed: "init(describing:)") init<Subject>(_ instance: Subject) { self.init(describing: instance) }
      @available(swift, obsoleted: 5, message: "Please use String directly") var characters: String { self }
      @available(swift, obsoleted: 3, renamed: "uppercased()") var uppercaseString: String { self.uppercased() }
      @available(swift, obsoleted: 3, renamed: "lowercased()") var lowercaseString: String { self.lowercased() }
      @available(swift, obsoleted: 3, renamed: "contains(_:)") func containsString(_ other: String) -> Bool { self.contains(other) }
      @available(swift, obsoleted: 3, renamed: "init(repeating:count:)")
      init(count: Int, repeatedValue: Character) { self.init(repeating: repeatedValue, count: count) }
    }
    extension Int {
      @available(swift, obsoleted: 3, message: "add 1") func successor() -> Int { self + 1 }
      @available(swift, obsoleted: 3, message: "subtract 1") func predecessor() -> Int { self - 1 }
      @available(swift, obsoleted: 3, renamed: "advanced(by:)") func advancedBy(_ distance: Int) -> Int { self.advanced(by: distance) }
      @available(swift, obsoleted: 3, renamed: "distance(to:)") func distanceTo(_ other: Int) -> Int { self.distance(to: other) }
      @available(swift, obsoleted: 3, renamed: "stride(from:to:by:)")
      func stride(to end: Int, by step: Int) -> StrideTo<Int> { Swift.stride(from: self, to: end, by: step) }
      @available(swift, obsoleted: 3, renamed: "stride(from:through:by:)")
      func stride(through end: Int, by step: Int) -> StrideThrough<Int> { Swift.stride(from: self, through: end, by: step) }
    }
    @available(swift, obsoleted: 3, renamed: "print(_:)") func println(_ value: Any) { print(value) }
    @available(swift, obsoleted: 3, renamed: "AnyIterator(_:)")
    func anyGenerator<Element>(_ body: @escaping () -> Element?) -> AnyIterator<Element> { AnyIterator(body) }
    @available(swift, obsoleted: 3, renamed: "ObjectIdentifier(_:)")
    func unsafeAddressOf(_ object: AnyObject) -> ObjectIdentifier { ObjectIdentifier(object) }
    """
}
