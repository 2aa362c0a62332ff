/// `IndexPath` and `IndexSet`.
enum Indexes: LibraryPart {
  static let declaration = #"""
    struct IndexPath: Hashable, Comparable, Codable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
      typealias Element = Int
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = IndexPath
      typealias Iterator = IndexingIterator<IndexPath>
      typealias ArrayLiteralElement = Int
      private var indexes: [Int]
      init() { indexes = [] }
      init(index: Int) { indexes = [index] }
      init(indexes: [Int]) { self.indexes = indexes }
      init(row: Int, section: Int) { indexes = [section, row] }
      init(item: Int, section: Int) { indexes = [section, item] }
      init(arrayLiteral elements: Int...) { indexes = elements }
      init(from decoder: any Decoder) throws {
        indexes = try decoder.singleValueContainer().decode([Int].self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(indexes)
      }
      var startIndex: Int { 0 }
      var endIndex: Int { indexes.count }
      var indices: Range<Int> { 0..<indexes.count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(index: Int) -> Int {
        get { indexes[index] }
        set { indexes[index] = newValue }
      }
      subscript(bounds: Range<Int>) -> IndexPath { IndexPath(indexes: Array(indexes[bounds])) }
      var section: Int {
        get { indexes[0] }
        set { indexes[0] = newValue }
      }
      var row: Int {
        get { indexes[1] }
        set { indexes[1] = newValue }
      }
      var item: Int {
        get { indexes[1] }
        set { indexes[1] = newValue }
      }
      var description: String { "\(indexes)" }
      mutating func append(_ other: Int) { indexes.append(other) }
      func appending(_ other: Int) -> IndexPath { IndexPath(indexes: indexes + [other]) }
      static func == (lhs: IndexPath, rhs: IndexPath) -> Bool { lhs.indexes == rhs.indexes }
      static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
        lhs.indexes.lexicographicallyPrecedes(rhs.indexes)
      }
      func hash(into hasher: inout Hasher) { hasher.combine(indexes) }
    }
    struct IndexSet: Hashable, SetAlgebra, Sequence, CustomStringConvertible {
      typealias Element = Int
      typealias ArrayLiteralElement = Int
      typealias Iterator = IndexingIterator<[Int]>
      private var elements: [Int]
      init() { elements = [] }
      init(integer value: Int) { elements = [value] }
      init(integersIn range: Range<Int>) { elements = Array(range) }
      init(integersIn range: ClosedRange<Int>) { elements = Array(range) }
      init<S: Sequence>(_ elements: S) where S.Element == Int { self.elements = Set(elements).sorted() }
      init(arrayLiteral elements: Int...) { self.init(elements) }
      var count: Int { elements.count }
      var isEmpty: Bool { elements.isEmpty }
      var first: Int? { elements.first }
      var last: Int? { elements.last }
      var description: String { "\(elements.count) indexes" }
      func makeIterator() -> IndexingIterator<[Int]> { elements.makeIterator() }
      func contains(_ member: Int) -> Bool { elements.contains(member) }
      func union(_ other: IndexSet) -> IndexSet { IndexSet(elements + other.elements) }
      func intersection(_ other: IndexSet) -> IndexSet { IndexSet(elements.filter { other.contains($0) }) }
      func symmetricDifference(_ other: IndexSet) -> IndexSet {
        IndexSet(elements.filter { !other.contains($0) } + other.elements.filter { !self.contains($0) })
      }
      @discardableResult mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        if contains(newMember) { return (false, newMember) }
        elements = (elements + [newMember]).sorted()
        return (true, newMember)
      }
      @discardableResult mutating func remove(_ member: Int) -> Int? {
        guard let index = elements.firstIndex(of: member) else { return nil }
        return elements.remove(at: index)
      }
      @discardableResult mutating func update(with newMember: Int) -> Int? {
        insert(newMember).inserted ? nil : newMember
      }
      mutating func formUnion(_ other: IndexSet) { self = union(other) }
      mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
      static func == (lhs: IndexSet, rhs: IndexSet) -> Bool { lhs.elements == rhs.elements }
      func hash(into hasher: inout Hasher) { hasher.combine(elements) }
    }
    """#
}
