enum Sets: LibraryPart {
  static let declaration = #"""
    protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      init()
      init<S: Sequence>(_ sequence: S) where S.Element == Element
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func update(with newMember: Element) -> Element?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func formSymmetricDifference(_ other: Self)
      func subtracting(_ other: Self) -> Self
      mutating func subtract(_ other: Self)
      func isSubset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      func isSuperset(of other: Self) -> Bool
      var isEmpty: Bool { get }
    }
    extension SetAlgebra {
      init(arrayLiteral elements: Element...) { self.init(elements) }
      init<S: Sequence>(_ sequence: S) where S.Element == Element {
        self.init()
        for element in sequence { insert(element) }
      }
      mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }
      func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
      func isSubset(of other: Self) -> Bool { intersection(other) == self }
      func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
      func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
      func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
      func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
      var isEmpty: Bool { self == Self() }
    }
    extension SetAlgebra where Self: ExpressibleByArrayLiteral, ArrayLiteralElement == Element {
      init(arrayLiteral: Element...) {
        self.init()
        for element in arrayLiteral { insert(element) }
      }
    }
    struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
      struct Index: Hashable, Comparable {}
      typealias ArrayLiteralElement = Element
      struct Iterator: IteratorProtocol { mutating func next() -> Element? }
      typealias SubSequence = Slice<Set<Element>>
      typealias Indices = DefaultIndices<Set<Element>>
      init()
      init(arrayLiteral elements: Element...)
      init(minimumCapacity: Int)
      init<Source: Sequence>(_ sequence: Source) where Source.Element == Element
      var description: String { get }
      var debugDescription: String { get }
      var customMirror: Mirror { get }
      var startIndex: Set<Element>.Index { get }
      var endIndex: Set<Element>.Index { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Element? { get }
      var capacity: Int { get }
      func makeIterator() -> Set<Element>.Iterator
      func index(after i: Set<Element>.Index) -> Set<Element>.Index
      func firstIndex(of member: Element) -> Set<Element>.Index?
      subscript(position: Set<Element>.Index) -> Element { get }
      func contains(_ member: Element) -> Bool
      @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func remove(at position: Set<Element>.Index) -> Element
      @discardableResult mutating func removeFirst() -> Element
      mutating func popFirst() -> Element?
      @discardableResult mutating func update(with newMember: Element) -> Element?
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      mutating func reserveCapacity(_ minimumCapacity: Int)
      func union(_ other: Set<Element>) -> Set<Element> {
        var result = self
        result.formUnion(other)
        return result
      }
      func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        var result = self
        result.formUnion(other)
        return result
      }
      func intersection(_ other: Set<Element>) -> Set<Element> { filter { other.contains($0) } }
      func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        let others = Set(other)
        return filter { others.contains($0) }
      }
      func subtracting(_ other: Set<Element>) -> Set<Element> { filter { !other.contains($0) } }
      func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        var result = self
        result.subtract(other)
        return result
      }
      func symmetricDifference(_ other: Set<Element>) -> Set<Element> {
        var result = self
        result.formSymmetricDifference(other)
        return result
      }
      func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        var result = self
        result.formSymmetricDifference(other)
        return result
      }
      mutating func formUnion(_ other: Set<Element>) { for element in other { insert(element) } }
      mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
        for element in other { insert(element) }
      }
      mutating func formIntersection(_ other: Set<Element>) { self = intersection(other) }
      mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
        self = intersection(other)
      }
      mutating func subtract(_ other: Set<Element>) { for element in other { remove(element) } }
      mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
        for element in other { remove(element) }
      }
      mutating func formSymmetricDifference(_ other: Set<Element>) {
        for element in other {
          if remove(element) == nil { insert(element) }
        }
      }
      mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
        formSymmetricDifference(Set(other))
      }
      func isSubset(of other: Set<Element>) -> Bool { allSatisfy { other.contains($0) } }
      func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
        isSubset(of: Set(possibleSuperset))
      }
      func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
      func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
        possibleSubset.allSatisfy { contains($0) }
      }
      func isStrictSubset(of other: Set<Element>) -> Bool { other.count > count && isSubset(of: other) }
      func isStrictSubset<S: Sequence>(of possibleStrictSuperset: S) -> Bool where S.Element == Element {
        isStrictSubset(of: Set(possibleStrictSuperset))
      }
      func isStrictSuperset(of other: Set<Element>) -> Bool { other.isStrictSubset(of: self) }
      func isStrictSuperset<S: Sequence>(of possibleStrictSubset: S) -> Bool where S.Element == Element {
        Set(possibleStrictSubset).isStrictSubset(of: self)
      }
      func isDisjoint(with other: Set<Element>) -> Bool { !contains(where: { other.contains($0) }) }
      func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
        !other.contains(where: { contains($0) })
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
        var result = Set<Element>()
        for element in self where try isIncluded(element) { result.insert(element) }
        return result
      }
      static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
      func hash(into hasher: inout Hasher)
    }
    extension Set.Index {
      static func == (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
      static func < (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
      func hash(into hasher: inout Hasher)
    }
    extension Set: Sendable where Element: Sendable {}

    protocol OptionSet: SetAlgebra, RawRepresentable {
      associatedtype Element = Self
      init(rawValue: RawValue)
    }
    extension OptionSet where Self == Element {
      func contains(_ member: Self) -> Bool { isSuperset(of: member) }
      @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        let old = intersection(newMember)
        if old == newMember { return (inserted: false, memberAfterInsert: old) }
        formUnion(newMember)
        return (inserted: true, memberAfterInsert: newMember)
      }
      @discardableResult mutating func remove(_ member: Element) -> Element? {
        let removed = intersection(member)
        if removed.isEmpty { return nil }
        subtract(member)
        return removed
      }
      @discardableResult mutating func update(with newMember: Element) -> Element? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.isEmpty ? nil : old
      }
    }
    extension OptionSet {
      func union(_ other: Self) -> Self {
        var result = self
        result.formUnion(other)
        return result
      }
      func intersection(_ other: Self) -> Self {
        var result = self
        result.formIntersection(other)
        return result
      }
      func symmetricDifference(_ other: Self) -> Self {
        var result = self
        result.formSymmetricDifference(other)
        return result
      }
    }
    extension OptionSet where RawValue: FixedWidthInteger {
      init() { self.init(rawValue: 0) }
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
      mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
      mutating func formIntersection(_ other: Self) { self = Self(rawValue: rawValue & other.rawValue) }
      mutating func formSymmetricDifference(_ other: Self) { self = Self(rawValue: rawValue ^ other.rawValue) }
    }
    """#
}
