extension StandardLibrary {
  static let collections = #"""
    enum Optional<Wrapped>: ExpressibleByNilLiteral {
      case none
      case some(Wrapped)
      init(_ value: Wrapped)
      init(nilLiteral: ())
      func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
      func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
      var unsafelyUnwrapped: Wrapped { get }
      mutating func take() -> Wrapped?
      static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
      static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
      static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
    }
    struct _OptionalNilComparisonType: ExpressibleByNilLiteral { init(nilLiteral: ()) }
    extension Optional: Equatable where Wrapped: Equatable {
      static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
    }
    extension Optional: Hashable where Wrapped: Hashable {}
    func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
    func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?

    struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = ArraySlice<Element>
      typealias Iterator = IndexingIterator<Array<Element>>
      typealias ArrayLiteralElement = Element
      init()
      init(arrayLiteral elements: Element...)
      init<S: Sequence>(_ s: S) where S.Element == Element
      init(repeating repeatedValue: Element, count: Int)
      var startIndex: Int { get }
      var endIndex: Int { get }
      var count: Int { get }
      var capacity: Int { get }
      var indices: Range<Int> { get }
      var description: String { get }
      func index(after i: Int) -> Int
      func index(before i: Int) -> Int
      subscript(index: Int) -> Element { get set }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
      mutating func append(_ newElement: Element)
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      mutating func insert(_ newElement: Element, at i: Int)
      @discardableResult mutating func remove(at index: Int) -> Element
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      @discardableResult mutating func popLast() -> Element?
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element
      static func + (lhs: Array<Element>, rhs: Array<Element>) -> Array<Element>
      static func += (lhs: inout Array<Element>, rhs: Array<Element>)
    }
    extension Array: Equatable where Element: Equatable {
      static func == (lhs: Array<Element>, rhs: Array<Element>) -> Bool
    }
    extension Array: Hashable where Element: Hashable {}
    extension Array: Encodable where Element: Encodable {}
    extension Array: Decodable where Element: Decodable {}
    struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = ArraySlice<Element>
      typealias Iterator = IndexingIterator<ArraySlice<Element>>
      typealias ArrayLiteralElement = Element
      init()
      init(arrayLiteral elements: Element...)
      init<S: Sequence>(_ s: S) where S.Element == Element
      var startIndex: Int { get }
      var endIndex: Int { get }
      var indices: Range<Int> { get }
      var description: String { get }
      func index(after i: Int) -> Int
      func index(before i: Int) -> Int
      subscript(index: Int) -> Element { get set }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element
    }
    extension ArraySlice: Equatable where Element: Equatable {
      static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool
    }
    extension ArraySlice: Hashable where Element: Hashable {}
    struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
      struct Index: Comparable {}
      typealias Element = (key: Key, value: Value)
      typealias Iterator = IndexingIterator<Dictionary<Key, Value>>
      typealias SubSequence = Slice<Dictionary<Key, Value>>
      typealias Indices = DefaultIndices<Dictionary<Key, Value>>
      init()
      init(dictionaryLiteral elements: (Key, Value)...)
      init(minimumCapacity: Int)
      init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
      init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)
      init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]
      var description: String { get }
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after i: Index) -> Index
      subscript(position: Index) -> (key: Key, value: Value) { get }
      subscript(key: Key) -> Value? { get set }
      subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
      var keys: Keys { get }
      var values: Values { get }
      struct Keys: Collection, CustomStringConvertible {
        typealias Element = Key
        typealias Index = Dictionary<Key, Value>.Index
        typealias Iterator = IndexingIterator<Dictionary<Key, Value>.Keys>
        typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
        var startIndex: Index { get }
        var endIndex: Index { get }
        func index(after i: Index) -> Index
        subscript(position: Index) -> Key { get }
        var description: String { get }
      }
      struct Values: Collection, CustomStringConvertible {
        typealias Element = Value
        typealias Index = Dictionary<Key, Value>.Index
        typealias Iterator = IndexingIterator<Dictionary<Key, Value>.Values>
        typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
        var startIndex: Index { get }
        var endIndex: Index { get }
        func index(after i: Index) -> Index
        subscript(position: Index) -> Value { get }
        var description: String { get }
      }
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T>
      func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> Dictionary<Key, T>
      func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> Dictionary<Key, Value>
      @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      @discardableResult mutating func removeValue(forKey key: Key) -> Value?
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
    }
    extension Dictionary: Equatable where Value: Equatable {
      static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
    }
    extension Dictionary: Hashable where Value: Hashable {}
    protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      init()
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ member: Element) -> Element?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      func subtracting(_ other: Self) -> Self
      func isSubset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      func isSuperset(of other: Self) -> Bool
      var isEmpty: Bool { get }
    }
    struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable, CustomStringConvertible {
      struct Index: Comparable {}
      typealias ArrayLiteralElement = Element
      typealias Iterator = IndexingIterator<Set<Element>>
      typealias SubSequence = Slice<Set<Element>>
      typealias Indices = DefaultIndices<Set<Element>>
      init()
      init(arrayLiteral elements: Element...)
      init<Source: Sequence>(_ sequence: Source) where Source.Element == Element
      var description: String { get }
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after i: Index) -> Index
      subscript(position: Index) -> Element { get }
      var isEmpty: Bool { get }
      func contains(_ member: Element) -> Bool
      @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func update(with newMember: Element) -> Element?
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
      func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
      func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
      func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
      mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element
      mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element
      mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element
      func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element
      func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element
      func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
      static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
      func hash(into hasher: inout Hasher)
    }
    extension SetAlgebra {
      init(arrayLiteral elements: Element...)
    }
    protocol OptionSet: SetAlgebra, RawRepresentable {
      associatedtype Element = Self
      init(rawValue: RawValue)
    }
    struct AnyHashable: Hashable {
      init<H: Hashable>(_ base: H)
      var base: Any { get }
    }
    struct ObjectIdentifier: Hashable {
      init(_ x: AnyObject)
      init(_ x: Any.Type)
    }
    enum Result<Success, Failure: Error> {
      case success(Success)
      case failure(Failure)
      init(catching body: () throws(Failure) -> Success)
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
      func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>
      func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>
      func get() throws(Failure) -> Success
    }
    extension Result: Equatable where Success: Equatable, Failure: Equatable {}
    enum Never: Error {}
    class AnyKeyPath: Hashable {}
    class PartialKeyPath<Root>: AnyKeyPath {}
    class KeyPath<Root, Value>: PartialKeyPath<Root> {}
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
    struct Regex<Output> {}
    typealias Void = ()
    typealias AnyClass = AnyObject.Type
    """#
}
