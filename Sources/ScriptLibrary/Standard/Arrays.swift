enum Arrays: LibraryPart {
  static let declaration =
    array("Array") + array("ContiguousArray") + array("ArraySlice") + #"""

      extension Array {
        init(_unsafeUninitializedCapacity: Int)
        init(unsafeUninitializedCapacity: Int, initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void) rethrows {
          var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: unsafeUninitializedCapacity)
          var initializedCount = 0
          defer { buffer.deallocate() }
          try initializer(&buffer, &initializedCount)
          self.init(buffer.prefix(initializedCount))
        }
        func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
        /// Sorts without exchanging equal elements.
        internal func _mergeSorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      }
      struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
        typealias Element = (key: Key, value: Value)
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
        typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
        init(dictionaryLiteral elements: (Key, Value)...)
        var startIndex: Int { get }
        var endIndex: Int { get }
        var indices: Range<Int> { startIndex..<endIndex }
        var description: String { get }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        subscript(position: Int) -> (key: Key, value: Value) { get }
        subscript(bounds: Range<Int>) -> Slice<KeyValuePairs<Key, Value>> { Slice(base: self, bounds: bounds) }
      }
      """#

  /// An array type; all of them declare the same.
  private static func array(_ name: String) -> String {
    """
    struct \(name)<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = ArraySlice<Element>
      typealias Iterator = IndexingIterator<\(name)<Element>>
      typealias ArrayLiteralElement = Element
      init()
      init(arrayLiteral elements: Element...)
      init<S: Sequence>(_ s: S) where S.Element == Element
      init(repeating repeatedValue: Element, count: Int)
      var startIndex: Int { get }
      var endIndex: Int { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Element? { get }
      var last: Element? { get }
      var capacity: Int { get }
      var indices: Range<Int> { get }
      var description: String { get }
      var debugDescription: String { get }
      var customMirror: Mirror { get }
      func index(after i: Int) -> Int
      func index(before i: Int) -> Int
      func makeIterator() -> IndexingIterator<\(name)<Element>>
      subscript(index: Int) -> Element { get set }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
      mutating func reserveCapacity(_ minimumCapacity: Int)
      mutating func append(_ newElement: Element)
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      mutating func insert(_ newElement: Element, at i: Int)
      @discardableResult mutating func remove(at index: Int) -> Element
      @discardableResult mutating func removeLast() -> Element
      @discardableResult mutating func popLast() -> Element?
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      mutating func swapAt(_ i: Int, _ j: Int)
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element
      func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
      mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      static func + (lhs: \(name)<Element>, rhs: \(name)<Element>) -> \(name)<Element>
      static func += (lhs: inout \(name)<Element>, rhs: \(name)<Element>)
    }
    extension \(name): Equatable where Element: Equatable {
      static func == (lhs: \(name)<Element>, rhs: \(name)<Element>) -> Bool
    }
    extension \(name): Hashable where Element: Hashable { func hash(into hasher: inout Hasher) }
    extension \(name): Sendable where Element: Sendable {}

    """
  }
}
